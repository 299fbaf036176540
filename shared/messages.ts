// What build, browser and server say to each other.

import type { Scene, SceneRecord, SceneState } from './scene/scene'

/** Where a chat posts to. */
export const CHAT_PATH = '/api/chat'

/** The chat's error of the specification, section 8. */
export const CHAT_ERROR =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'

/** Characters of the longest question to a chat: the input counts them, the server refuses more. */
export const LONGEST_QUESTION = 4_000

/** One turn of the conversation with Emilia. `showQR` only on Emilia's own turns. */
export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  showQR?: boolean
}

/** Body of `POST /api/chat`; the last message is the visitor's. With `assistant`, e.g. `luigi`, that one plays its scene. */
export type ChatRequest = {
  messages: ChatMessage[]
  assistant?: string
  /** What stands on the slip of the scene so far. */
  record?: SceneRecord
}

/** Answer of `POST /api/chat`. */
export type ChatAnswer = {
  message: { role: 'assistant'; content: string; showQR: boolean }
  /** How far the scene is; only where an assistant plays one. */
  scene?: SceneState
}

/** Body of every refusal; `message` is German and meant for visitors. */
export type PublicError = { error: { code: string; message: string } }

/**
 * What Emilia says without a search (`answers` of content/emilia/talk.yaml). An entry applies to a message that consists of `only`
 * these words, or that has some of them `anywhere`. Its `text` may hold {phone}, {email}, {hours}, {address}.
 */
export type TalkAnswer = {
  name: string
  text: string
  /** The same in English, for visitors who write English. */
  english?: string | undefined
  /** Said while one of the facts in `text` is still a [placeholder]. */
  instead?: string | undefined
  showQR?: boolean | undefined
  /** Whether it also applies where a model answers: it is looked for before the model is asked. */
  always?: boolean | undefined
  /** Whether somebody is in need: it is also found with typing errors, and also applies in a scene. */
  emergency?: boolean | undefined
  only?: string[] | undefined
  anywhere?: string[] | undefined
  /** Words with which it does not apply. */
  unless?: string[] | undefined
}

/** What is said before the places that fit. With `open` it applies only while that fact of prices.yaml is a [placeholder]. */
export type Topic = {
  name: string
  words: string[]
  unless?: string[] | undefined
  open?: string | undefined
  text: string
}

/** The sentences before and after the places of the site that Emilia shows. */
export type PlaceWords = {
  unsure: string
  more: string
  unknown: string
  /** The emergency numbers, added where somebody may be in need. */
  concern: string
  lead: string
  ask: string
}

/** `content/emilia/talk.yaml`: what she says without a search, what is open, and the sentences around an answer. */
export type TalkWords = PlaceWords & {
  answers: TalkAnswer[]
  /** Words for assistants: a message about one of them is hardly an emergency. */
  aboutAssistants: string[]
  /** Words for assistants and for customers: beside one of them no entry applies but an emergency's. */
  others: string[]
  /** The words that `WER` stands for in the words of an emergency: who may be in need. */
  somebody: string[]
  /** Words of pain: in a scene they bring the emergency numbers. */
  pain: string[]
  /** Words that may stand beside those of `only`. */
  fillers: string[]
  topics: Topic[]
}

/** How a price is told in English: `{}` stands for the amount. */
export type EnglishPrices = Record<Price['per'], string> & {
  onRequest: string
  mostPersons: string
  sum: string
  condition: string
}

/** `content/emilia/english.yaml`: the sentences around the German places, and English words with the German ones of the pages. */
export type English = PlaceWords & { prices: EnglishPrices; words: Record<string, string> }

/** What is sold: how it is named, and its pages. */
export type Subject = {
  name: string
  words: string[]
  pages: string[]
  /** The group of its prices; without one, the price depends on the scope of the work. */
  price?: Offer['group'] | undefined
}

/** `content/emilia/subjects.yaml`; packages from the smallest to the largest. */
export type Subjects = {
  products: Subject[]
  packages: { name: string; words: string[] }[]
}

/**
 * A heading of a page with what stands under it. `url` holds the fragment of its section, `page` the page's title. A
 * `question` is an entry of an FAQ with its whole answer.
 */
export type Passage = {
  url: string
  page: string
  heading: string
  text: string
  kind?: 'section' | 'question'
}

/** An amount in euro and what it is paid for; `regular` is what the same costs elsewhere. */
export type Price = {
  euro: number
  per: 'start' | 'message' | 'minute' | 'setup' | 'person' | 'video'
  regular?: boolean
  /** The price is a „ab“: dearer ones exist. */
  isLeast?: boolean
}

/** Something that can be bought, as it stands on the page `url`. `condition`: `exkl. USt.` */
export type Offer = {
  group: 'package' | 'telephone' | 'training' | 'video'
  name: string
  url: string
  prices: Price[]
  condition: string
  features?: string[]
  /** How many days it takes. */
  days?: number | undefined
  /** How many persons may take part. */
  mostPersons?: number | undefined
  /** The page only mentions it; another page has all offers of this kind. */
  isMention?: boolean
}

/** `dist/server/emilia.json`: everything Emilia knows, written by the build from `content/`. */
export type Knowledge = {
  /** `content/emilia/persona.md` */
  persona: string
  passages: Passage[]
  routes: { url: string; title: string; description: string }[]
  site: {
    brand: string
    email: string
    phone: string
    hours: string
    address: string
    /** `https://www.4xdu.at` */
    url?: string
    /** Where the QR code leads; in brackets while it is a placeholder. */
    messengerNumber: string
  }
  /** Everything that can be bought, on each page that sells it: the packages stand on several. */
  offers: Offer[]
  /** `content/emilia/questions.yaml`: address of a passage -> how visitors ask for it. */
  questions: Record<string, string[]>
  talk: TalkWords
  /** The scenes that visitors play with the assistants, from their pages. */
  scenes: Scene[]
  subjects: Subjects
  english: English
  /** What is still a [placeholder] in the terms of prices.yaml, by its label. */
  open: string[]
}

/** What runs behind the pages, as far as the privacy page and the assistants' chats speak of it. */
export type ServiceFacts = {
  /** Days after which delivered requests are deleted. */
  keepDays: number
  /** Host of the language model; empty where Emilia answers without one. */
  modelHost: string
  /** Whether this server mails requests on. */
  mails: boolean
  /** Whether EmailJS takes the forms instead of this server. */
  emailjs: boolean
  /** Whether limits are counted in Redis. */
  redis: boolean
  /** Where the API lives when the pages are on a CDN; empty on the same origin. */
  apiOrigin: string
}
