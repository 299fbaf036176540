import { z } from 'zod'
import type { Synonyms, Topic } from '../server/messages'
import { cure } from './data-schemas'

const row = cure('Schreiben Sie die Wörter in eckigen Klammern: Chatbot: [Bot, Chat].')
const word = z.string(row).trim().min(1, row)

/** content/emilia/synonyms.yaml: a word of the pages -> how visitors say it. */
export const synonymsSchema = z.record(word, z.array(word, row).min(1, row)) satisfies z.ZodType<Synonyms>

const about = cure('Schreiben Sie das Thema in wenigen Wörtern, zum Beispiel about: Rabatt.')
const words = cure(
  'Schreiben Sie je Zeile Wörter, von denen eines in der Frage vorkommt, zum Beispiel - rabatt* skonto.',
)
const not = cure('Schreiben Sie Wörter in eine Zeile, zum Beispiel not: test* training*.')
const says = cure('Schreiben Sie Wörter des Satzes, auf den es ankommt, zum Beispiel says: Kosten Abrechnung.')
const alone = cure('Schreiben Sie alone: true oder lassen Sie die Zeile weg.')
const place = cure('Schreiben Sie Seite und Überschrift der Stelle, zum Beispiel ["/trial Was brauchen Sie von uns?"].')
const text = (sentence: ReturnType<typeof cure>) => z.string(sentence).trim().min(1, sentence)
const places = z.array(z.string(place).regex(/^\/\S*( .+)?$/, place), place).min(1, place)

const themes = cure('Jedes Thema beginnt mit „- about:“, darunter stehen eingerückt words und answer oder see.')
const topic = z
  .strictObject(
    {
      about: text(about),
      words: z.array(text(words), words).min(1, words),
      not: text(not).optional(),
      says: text(says).optional(),
      alone: z.boolean(alone).optional(),
      answer: places.optional(),
      see: places.optional(),
    },
    themes,
  )
  .refine(({ answer, see }) => answer ?? see, { path: ['answer'], ...place })

/** content/emilia/topics.yaml: what visitors often ask, and where it is answered. */
export const topicsSchema = z.array(topic, themes) satisfies z.ZodType<Topic[]>
