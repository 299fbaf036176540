import conversation from '../conversation/conversation.css?inline'
import { island } from '../hydrate-island'
import { ChatWidget } from './ChatWidget'
import panel from './panel.css?inline'

const hydrate = island(ChatWidget)

/** Also brings the panel's looks, as a constructed sheet, which the site's policy allows. */
export const mount: typeof hydrate = (element, props) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(conversation + panel)
  document.adoptedStyleSheets.push(sheet)
  return hydrate(element, props)
}
