import { z } from 'zod'
import { cure, routePath } from '../../components/facts/kinds'
import type { Dialect, Subjects, Talk } from '../../shared/messages'

const askedOf = cure('Links steht eine Adresse der Website, zum Beispiel /trial.')
const nonEmpty = z.string().trim().min(1)
const wordList = z.array(nonEmpty).min(1)

/** content/emilia/questions.yaml: an address of the site -> how visitors ask for what stands there. */
const questionsSchema = z.record(z.string(askedOf).startsWith('/', askedOf), wordList)

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
      last: z.boolean().optional(),
      only: wordList.optional(),
      anywhere: wordList.optional(),
      signs: z.array(wordList).optional(),
      englishWords: wordList.optional(),
      englishSigns: z.array(wordList).optional(),
      unless: wordList.optional(),
    }),
  ),
  groups: z.record(z.string(), wordList).optional(),
  aboutAssistants: wordList,
  fillers: wordList,
  topics: z.array(
    z.strictObject({
      name: nonEmpty,
      words: wordList,
      unless: wordList.optional(),
      open: nonEmpty.optional(),
      text: nonEmpty.optional(),
      prices: z.boolean().optional(),
      ours: z.boolean().optional(),
    }),
  ),
  unsure: nonEmpty,
  unknown: nonEmpty,
  topic: nonEmpty,
  ask: nonEmpty,
  lead: nonEmpty,
  offTopic: nonEmpty,
  english: nonEmpty,
  askInEnglish: nonEmpty,
}) satisfies z.ZodType<Talk>

const subject = z.strictObject({
  name: nonEmpty,
  words: wordList,
  pages: z.array(routePath).min(1),
  price: z.enum(['package', 'telephone', 'training', 'video']).optional(),
})

/** content/emilia/subjects.yaml: what a conversation can be about. */
const subjectsSchema = z.strictObject({
  industries: z.array(subject).min(1),
  products: z.array(subject).min(1),
  packages: z.array(z.strictObject({ name: nonEmpty, words: wordList })).length(3),
}) satisfies z.ZodType<Subjects>

/** content/emilia/dialect.yaml: words as they are spoken in Austria; a filler means nothing. */
const dialectSchema = z.strictObject({
  words: z.record(nonEmpty, z.string()),
}) satisfies z.ZodType<Dialect>

/** Emilia's .yaml files in content/emilia, by their names. */
export const emiliaSchemas = {
  questions: questionsSchema,
  talk: talkSchema,
  subjects: subjectsSchema,
  dialect: dialectSchema,
}
