import type { Knowledge, Passage } from '../messages'

/** A link in the little Markdown that the chat widget draws. */
export function link(text: string, url: string): string {
  return `[${text.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}

/** Link to a passage, named after what stands there. */
export function passageLink({ url, page, heading }: Passage): string {
  const title = page.replace(/\s*\|[^|]*$/, '')
  return link(url.includes('#') && heading.length > 8 ? heading : title, url)
}

const MORE = 'Mehr dazu:'

/** Where what was said stands: „Mehr dazu: [Ihr Test](/trial)“. */
export function moreAt(passage: Passage): string {
  return `${MORE} ${passageLink(passage)}`
}

/** The pages that `moreAt` names in an answer, in their order. */
export function pagesOf(answer: string): string[] {
  return [...answer.matchAll(new RegExp(`${MORE} \\[[^\\]]*\\]\\((\\/[^)#]*)`, 'g'))].map(([, page = '']) => page)
}

/** Every way to reach the firm in one sentence; brackets of placeholders are left out. */
export function contactLine({ phone, email }: Knowledge['site']): string {
  return `per E-Mail an ${mailLink(email)}, am Telefon unter ${phoneLink(phone)} oder über das ${link('Kontaktformular', '/kontaktinformationen')}`
}

/** „+43 316 000000“ as a link that dials. */
export function phoneLink(phone: string): string {
  const plain = phone.replace(/[[\]]/g, '')
  return link(plain, `tel:${plain.replace(/[^+\d]/g, '')}`)
}

/** The address as a link that opens the mail program. */
export function mailLink(email: string): string {
  const plain = email.replace(/[[\]]/g, '')
  return link(plain, `mailto:${plain}`)
}
