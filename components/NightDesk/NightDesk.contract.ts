import { text } from '../attributes'
import { point, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'
import { questionAndAnswer } from './question-and-answer'

/** A message at night. `lang` is set when the question stands in the guest's own language. */
export type NightMessage = { time: string; language?: string; lang?: string; question: Inline[]; answer: Inline[] }

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
  '`- **23:10 Englisch.** Frage? Antwort`, Fremdsprachiges kursiv: `*Is there parking?* Ja, vor dem Haus.`',
  (title, text) => {
    const [, time, language] = /^(\d{1,2}:\d{2})(?: (\p{L}+))?$/u.exec(title) ?? []
    if (!time) return undefined
    const { foreign, question, answer } = questionAndAnswer(text)
    const lang = foreign ? LANGUAGES[language ?? ''] : undefined
    return { time, question, answer, ...(language && { language }), ...(lang && { lang }) }
  },
)

export const nightDesk = contract({
  purpose: 'Nachrichten in der Nacht, während der Mond weiterzieht.',
  place: 'side',
  attributes: { title: text(TITLE) },
  content: { messages: list(message) },
})
