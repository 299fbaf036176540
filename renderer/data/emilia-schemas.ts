import { z } from 'zod'
import type { Dialect, English, PriceWords, Subjects, Talk } from '../../shared/messages'
import { cure, place, routePath } from './data-schemas'

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
  open: nonEmpty,
  which: nonEmpty,
}) satisfies z.ZodType<Talk>

const someWords = z.array(nonEmpty)

/** content/emilia/price-words.yaml: words of money and contracts, for answers of a language model. */
const priceWordsSchema = z.strictObject({
  groups: z.strictObject({
    package: someWords,
    telephone: someWords,
    training: someWords,
    video: someWords,
  }),
  units: z.strictObject({
    start: someWords,
    message: someWords,
    minute: someWords,
    setup: someWords,
    person: someWords,
    video: someWords,
  }),
  price: someWords,
  regular: someWords,
  monthly: someWords,
  trial: z.strictObject({
    groups: z.array(z.enum(['package', 'telephone', 'training', 'video'])),
    words: someWords,
    free: someWords,
    after: someWords,
    lengths: someWords,
    instead: nonEmpty,
  }),
  guarded: z.array(
    z.strictObject({
      about: nonEmpty,
      words: someWords,
      own: someWords,
      besidePrices: z.boolean().optional(),
      instead: nonEmpty.optional(),
    }),
  ),
}) satisfies z.ZodType<PriceWords>

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
  features: z.array(z.strictObject({ name: nonEmpty, feature: nonEmpty, words: wordList })),
  synonyms: z.record(z.string(), wordList),
}) satisfies z.ZodType<Subjects>

/** content/emilia/english.yaml: her answers in English. */
const englishSchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({ name: nonEmpty.optional(), words: wordList, page: place, text: nonEmpty }),
    )
    .min(1),
  names: z.record(nonEmpty, nonEmpty).optional(),
  words: z.record(nonEmpty, wordList),
  condition: nonEmpty,
  more: nonEmpty,
  quoted: nonEmpty,
  nearest: nonEmpty,
  repeated: nonEmpty,
  unknown: nonEmpty,
}) satisfies z.ZodType<English>

/** content/emilia/dialect.yaml: words as they are spoken in Austria; a filler means nothing. */
const dialectSchema = z.strictObject({
  words: z.record(nonEmpty, z.string()),
}) satisfies z.ZodType<Dialect>

/** Emilia's .yaml files in content/emilia, by their names. */
export const emiliaSchemas = {
  questions: questionsSchema,
  talk: talkSchema,
  subjects: subjectsSchema,
  english: englishSchema,
  dialect: dialectSchema,
  'price-words': priceWordsSchema,
}
