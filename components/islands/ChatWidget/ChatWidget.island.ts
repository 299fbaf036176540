import conversation from '../conversation/conversation.css?inline'
import { island } from '../hydrate-island'
import { ChatWidget } from './ChatWidget'
import composer from './composer.css?inline'
import messages from './messages.css?inline'
import panel from './panel.css?inline'
import questions from './questions.css?inline'

const hydrate = island(ChatWidget)

/** Also brings the panel's looks, as a constructed sheet, which the site's policy allows. */
export const mount: typeof hydrate = (element, props, isChanged) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(conversation + panel + messages + questions + composer)
  document.adoptedStyleSheets.push(sheet)
  return hydrate(element, props, isChanged)
}
