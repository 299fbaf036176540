/** What the page's script asks for only once it needs it, in one chunk: to change pages, to play films. */
export { createShowPage } from './navigation/show-page'
export { playInView } from './video'
