import { z } from 'zod'
import { cure, routePath } from '../../components/facts/kinds'
import type { English, Subjects, TalkWords } from '../../shared/messages'

const askedOf = cure('Links steht eine Adresse der Website, zum Beispiel /trial.')
const nonEmpty = z.string().trim().min(1)
const wordList = z.array(nonEmpty).min(1)

/** content/emilia/questions.yaml: an address of the site -> how visitors ask for what stands there. */
const questionsSchema = z.record(z.string(askedOf).startsWith('/', askedOf), wordList)

/** Sentences around places of the site. */
const placeWords = {
  unsure: nonEmpty,
  more: nonEmpty,
  unknown: nonEmpty,
  concern: nonEmpty,
  lead: nonEmpty,
  ask: nonEmpty,
}

/** content/emilia/talk.yaml: what Emilia says without a search, and the sentences around her answers. */
const talkSchema = z.strictObject({
  answers: z.array(
    z.strictObject({
      name: nonEmpty,
      text: nonEmpty,
      english: nonEmpty.optional(),
      instead: nonEmpty.optional(),
      showQR: z.boolean().optional(),
      always: z.boolean().optional(),
      emergency: z.boolean().optional(),
      only: wordList.optional(),
      anywhere: wordList.optional(),
      unless: wordList.optional(),
    }),
  ),
  aboutAssistants: wordList,
  others: wordList,
  somebody: wordList,
  pain: wordList,
  fillers: wordList,
  topics: z.array(
    z.strictObject({
      name: nonEmpty,
      words: wordList,
      unless: wordList.optional(),
      open: nonEmpty.optional(),
      text: nonEmpty,
    }),
  ),
  ...placeWords,
}) satisfies z.ZodType<TalkWords>

const amount = nonEmpty.includes('{}')

/** content/emilia/english.yaml: the words around the German places, and English words as the pages say them. */
const englishSchema = z.strictObject({
  ...placeWords,
  prices: z.strictObject({
    start: amount,
    message: amount,
    minute: amount,
    person: amount,
    video: amount,
    setup: amount,
    onRequest: nonEmpty,
    mostPersons: amount,
    sum: nonEmpty,
    condition: nonEmpty,
  }),
  words: z.record(nonEmpty, z.string()),
}) satisfies z.ZodType<English>

const subject = z.strictObject({
  name: nonEmpty,
  words: wordList,
  pages: z.array(routePath).min(1),
  price: z.enum(['package', 'telephone', 'training', 'video']).optional(),
})

/** content/emilia/subjects.yaml: what can be bought. */
const subjectsSchema = z.strictObject({
  products: z.array(subject).min(1),
  packages: z.array(z.strictObject({ name: nonEmpty, words: wordList })).length(3),
}) satisfies z.ZodType<Subjects>

/** Emilia's .yaml files in content/emilia, by their names. */
export const emiliaSchemas = {
  questions: questionsSchema,
  talk: talkSchema,
  subjects: subjectsSchema,
  english: englishSchema,
}
