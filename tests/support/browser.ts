export { browserArguments, findBrowser } from '../../tools/browser'
