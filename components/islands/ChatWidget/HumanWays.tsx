import { mailHref, telHref } from '../../../shared/addresses'
import { beginningOf } from '../../../shared/beginning'
import type { Thread } from '../conversation/talk/thread'

/** How people of the firm are reached; `hours` is when they answer the phone. */
export type Ways = { phone: string; email: string; hours: string; messengerUrl: string }

/** All ways to a person, opened by a tap: no question goes anywhere for it. */
export function HumanWays({ ways, thread }: { ways: Ways; thread: Thread }) {
  const { phone, email, hours, messengerUrl } = ways
  return (
    <details className="chat-human">
      <summary>Mit einem Menschen sprechen</summary>
      <ul>
        <li>
          <a href={telHref(phone)} translate="no">
            {phone}
          </a>
          , {hours}
        </li>
        <li>
          <a href={mailHref(email)} translate="no">
            {email}
          </a>
        </li>
        <li>
          <a href={contactPath(thread)}>Formular</a>
        </li>
        <li>
          <a href={messengerUrl} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
      </ul>
    </details>
  )
}

/** The contact page, with the last question in its form's message (../form/form-query.ts). */
function contactPath({ entries, draft }: Thread): string {
  const question = entries.findLast(({ role }) => role === 'user')?.content ?? draft.trim()
  const query = new URLSearchParams({ betreff: beginningOf(question, 500) })
  return `/kontaktinformationen${question && `?${query}`}`
}
