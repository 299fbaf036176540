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
 * What Emilia says without a search (content/emilia/talk.yaml), where a message is `only` these words or holds them `anywhere`:
 * `text` may hold {phone}, {email}, {hours}, {address}.
 */
export type TalkAnswer = {
  name: string
  text: string
  /** The same for who writes in English. */
  english?: string | undefined
  /** Said while one of the facts in `text` is still a [placeholder]. */
  instead?: string | undefined
  showQR?: boolean | undefined
  /** Page that it stands for: said where the search finds that page, too. */
  page?: string | undefined
  /** Whether it is said before a model is asked, too. */
  always?: boolean | undefined
  /** Whether somebody is in need: heard with typing errors, and in a scene. */
  emergency?: boolean | undefined
  only?: string[] | undefined
  anywhere?: string[] | undefined
  /** Words that speak against it. */
  unless?: string[] | undefined
}

/** Something that belongs to the business, but stands on no page; while `open` is a [placeholder] in prices.yaml, where named. */
export type Topic = {
  name: string
  words: string[]
  unless?: string[] | undefined
  open?: string | undefined
  text?: string | undefined
}

/** The words around places of the site. */
export type PlaceWords = {
  unsure: string
  more: string
  unknown: string
  /** Numbers for who may be in need: beside what is found for nothing. */
  concern: string
  lead: string
  ask: string
}

/** `content/emilia/talk.yaml`: talk, topics that stand on no page, and the sentences around an answer. */
export type TalkWords = PlaceWords & {
  answers: TalkAnswer[]
  /** How assistants are called: what is told of them is hardly an emergency. */
  aboutAssistants: string[]
  /** Who may be in need or danger, `WER` in an emergency's words. */
  somebody: string[]
  /** What sounds of pain in a scene. */
  pain: string[]
  /** Words that do not count beside `only`. */
  fillers: string[]
  topics: Topic[]
  topic: string
}

/** How a price is told in English: `{}` stands for the amount. */
export type EnglishPrices = Record<Price['per'], string> & {
  onRequest: string
  mostPersons: string
  sum: string
  condition: string
}

/** `content/emilia/english.yaml`: what stands around the German places, and English words as the pages say them. */
export type English = PlaceWords & { prices: EnglishPrices; words: Record<string, string> }

/** What is sold: how it is named, and its pages. */
export type Subject = {
  name: string
  words: string[]
  pages: string[]
  /** Which prices hold for it; without, they go by the scope. */
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
  /** There are dearer ones. */
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
  /** Named in passing: another page says what all of its kind cost. */
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
