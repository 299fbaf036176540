/** What the page's script asks for only where it needs it; one chunk, because each is short. */
export { resume } from './resume'
export { playInView } from './video'
