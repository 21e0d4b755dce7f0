/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity'

/** The log lies over the table. */
export const small = new MediaQuery('(max-width: 999px)')
/** The question has little room. */
export const narrow = new MediaQuery('(max-width: 999px) and (not ((max-height: 560px) and (orientation: landscape)))')
