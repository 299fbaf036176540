import { renderToStaticMarkup } from 'react-dom/server'
import { Reply } from '../components/islands/conversation/reply/Reply'

/** What Emilia says as visitors see it in the chat, as HTML. */
export function renderReply(text: string, siteOrigin: string): string {
  return renderToStaticMarkup(<Reply text={text} siteOrigin={siteOrigin} />)
}
