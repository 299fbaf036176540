import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import { questionAndAnswer, type Said } from './question-and-answer'

/** A message at night. `lang` (an HTML language code) holds for what is `foreign` in it. */
export type NightMessage = { time: string; language?: string; lang?: string; question: Said; answer: Said }

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
    return { time, ...questionAndAnswer(text), ...(language && { language }), ...(lang && { lang }) }
  },
)

export const nightDesk = exhibit({
  purpose: 'Nachrichten in der Nacht, während der Mond weiterzieht.',
  content: { messages: list(message) },
})
