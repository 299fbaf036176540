import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import { type Inline, inlineText } from '../rich-text'

/** A message at night. `lang` (an HTML language code) holds for what is `foreign` in it. */
type NightMessage = { time: string; language?: string; lang?: string; question: Said; answer: Said }

const LANGUAGES: Record<string, string> = {
  Englisch: 'en',
  Italienisch: 'it',
  Französisch: 'fr',
  Spanisch: 'es',
  Slowenisch: 'sl',
  Kroatisch: 'hr',
  Ungarisch: 'hu',
  Tschechisch: 'cs',
  Slowakisch: 'sk',
  Polnisch: 'pl',
  Niederländisch: 'nl',
}

const message = point<NightMessage>(
  '`- **23:10 Englisch.** Frage? Antwort`; Fremdsprachiges steht kursiv: `*Is there parking?* *Yes, in front of the house.*`',
  (title, text) => {
    const [, time, language] = /^(\d{1,2}:\d{2})(?: (\p{L}+))?$/u.exec(title) ?? []
    if (!time) return undefined
    const lang = LANGUAGES[language ?? '']
    return {
      time,
      ...questionAndAnswer(text),
      ...(language && { language }),
      ...(lang && { lang }),
    }
  },
)

export const nightDesk = exhibit({
  purpose: 'Nachrichten in der Nacht, während der Mond weiterzieht.',
  content: { messages: list(message) },
})

/** What one side says. `foreign`: it stands in italics, which here means the guest's own language. */
export type Said = { text: Inline[]; foreign: boolean }

/**
 * Cuts a line into what the guest asks and what the assistant answers: after a leading `*…*`, else after the first
 * question mark. Without either, all of it is the answer.
 */
function questionAndAnswer(text: Inline[]): { question: Said; answer: Said } {
  const [first, ...others] = text
  if (typeof first === 'object' && first.kind === 'em')
    return { question: { text: first.content, foreign: true }, answer: said(others) }
  const cut = typeof first === 'string' ? /^(.*?\?)\s+(.*)$/s.exec(first) : null
  if (!cut) return { question: said([]), answer: said(text) }
  return { question: said([cut[1] ?? '']), answer: said([cut[2] ?? '', ...others]) }
}

function said(parts: Inline[]): Said {
  const text = parts.filter(part => typeof part !== 'string' || part.trim() !== '')
  const [only] = text
  if (text.length === 1 && typeof only === 'object' && only.kind === 'em')
    return { text: only.content, foreign: true }
  return { text: inlineText(text).trim() === '' ? [] : text, foreign: false }
}
