import '../generated/fonts/alegreya.css'
import '../generated/fonts/nunito.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
