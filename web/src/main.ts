import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/nunito/wght.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
