// Types shared by build, browser and server. Types only: browser code may read this file.

import type { Scene, SceneRecord, SceneState } from './scene/scene'

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

/** The two forms; also the local EmailJS template ids. */
export type FormName = 'contact' | 'trial'

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
  /** Whether it is said before a model is asked, too. */
  always?: boolean | undefined
  /** Whether it is said only where the pages know nothing. */
  last?: boolean | undefined
  only?: string[] | undefined
  anywhere?: string[] | undefined
  /** Names of `groups`: of each in one of the lists something is said. */
  signs?: string[][] | undefined
  /** The same in English, whatever else the message looks like: answered by `english`. */
  englishWords?: string[] | undefined
  englishSigns?: string[][] | undefined
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
  /** Whether the prices of what is spoken of stand before it. */
  prices?: boolean | undefined
  /** `false` is none of the business at all. */
  ours?: boolean | undefined
}

/** `content/emilia/talk.yaml`: talk, topics that stand on no page, and the sentences around an answer. */
export type Talk = {
  answers: TalkAnswer[]
  /** Lists of phrases that `signs` names. */
  groups?: Record<string, string[]> | undefined
  /** Questions about an assistant, which are no emergency. */
  aboutAssistants: string[]
  /** Words that do not count beside `only`. */
  fillers: string[]
  topics: Topic[]
  unsure: string
  unknown: string
  topic: string
  ask: string
  lead: string
  offTopic: string
  /** Stands before the pages' links for who writes in English, and the way to a person after them. */
  english: string
  askInEnglish: string
}

/** What a conversation can be about: how it is named, and its pages, the first one introduces it. */
export type Subject = {
  name: string
  words: string[]
  pages: string[]
  /** Which prices hold for it. */
  price?: Offer['group'] | undefined
}

/** `content/emilia/subjects.yaml`; packages from the smallest to the largest. */
export type Subjects = {
  industries: Subject[]
  products: Subject[]
  packages: { name: string; words: string[] }[]
}

/** `content/emilia/dialect.yaml`: a word as it is spoken in Austria -> the same in standard German. */
export type Dialect = { words: Record<string, string> }

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
  /** Named in passing: another page says what all of its kind cost. */
  isMention?: boolean
}

/** `content/emilia/price-words.yaml`: phrases that a model may not say, and what is said in place of such a sentence. */
export type PriceWords = {
  money: string[]
  /** Said in a scene neither, but for words that stand there themselves. */
  discounts: string[]
  never: string[]
  /** Beside these words of price no number may stand, nor one of `numbers`. */
  priced: string[]
  numbers: string[]
  human: string[]
  notHuman: string[]
  instead: { price: string; human: string }
  /** What the mark of the test stands for. */
  trial: string
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
  talk: Talk
  /** The scenes that visitors play with the assistants, from their pages. */
  scenes: Scene[]
  priceWords: PriceWords
  subjects: Subjects
  dialect: Dialect
  /** What is still a [placeholder] in the terms of prices.yaml, by its label. */
  open: string[]
}

/** What runs behind the pages, as far as the privacy page speaks of it. */
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
