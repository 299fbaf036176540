import { z } from 'zod'
import type { Talk } from '../../server/messages'
import { cure } from './data-schemas'

const addresses = cure(
  'Schreiben Sie links die Adresse, darunter die Beispiele: /trial: und in der nächsten Zeile „  - gratis testen“.',
)
const row = cure('Schreiben Sie unter die Adresse je Zeile ein Beispiel, zum Beispiel - gratis testen.')
const example = z.string(row).trim().min(1, row)

/** content/emilia/questions.yaml: an address of the site -> how visitors ask for what stands there. */
export const questionsSchema = z.record(
  z.string(addresses).startsWith('/', addresses),
  z.array(example, row).min(1, row),
  addresses,
)

const answers = cure('Jede Antwort beginnt mit „- name:“, darunter stehen eingerückt text und examples.')
const name = cure('Schreiben Sie, wofür die Antwort da ist, zum Beispiel name: greeting.')
const text = cure('Schreiben Sie, was Emilia sagt, zum Beispiel text: Gern geschehen!')
const yes = cure('Schreiben Sie true oder lassen Sie die Zeile weg.')
const next = cure('Schreiben Sie je Zeile einen Satz, mit dem es weitergeht.')
const said = (sentence: ReturnType<typeof cure>) => z.string(sentence).trim().min(1, sentence)

/** content/emilia/talk.yaml: what Emilia says where no page answers, and what she offers after an answer. */
export const talkSchema = z.strictObject(
  {
    answers: z.array(
      z.strictObject(
        {
          name: said(name),
          text: said(text),
          instead: said(text).optional(),
          links: z.boolean(yes).optional(),
          showQR: z.boolean(yes).optional(),
          examples: z.array(example, row).min(1, row),
        },
        answers,
      ),
      answers,
    ),
    next: z.array(said(next), next),
  },
  answers,
) satisfies z.ZodType<Talk>
