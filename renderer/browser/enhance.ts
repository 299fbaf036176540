/** What the page's script asks for only once it needs it, in one chunk: to change pages, to play films, to go on after a reload. */
export { createShowPage } from './navigation/show-page'
export { resume } from './resume'
export { playInView } from './video'
