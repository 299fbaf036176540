// Types shared by build, browser and server. Types only and no imports: browser code may read this file.

/** One turn of the conversation with Emilia. `showQR` only on Emilia's own turns. */
export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  showQR?: boolean
}

/** Body of `POST /api/chat`; the last message is the visitor's. */
export type ChatRequest = { messages: ChatMessage[] }

/** Answer of `POST /api/chat`. */
export type ChatAnswer = {
  message: { role: 'assistant'; content: string; showQR: boolean }
}

/** Body of every refusal; `message` is German and meant for visitors. */
export type PublicError = { error: { code: string; message: string } }

/** The two forms; also the local EmailJS template ids. */
export type FormName = 'contact' | 'trial'

/** What Emilia says where no page answers (content/emilia/talk.yaml): `text` may hold {phone}, {email}, {hours}, {address}. */
export type TalkAnswer = {
  name: string
  text: string
  /** Said while one of the facts in `text` is still a [placeholder]. */
  instead?: string
  /** Whether the three nearest pages follow. */
  links?: boolean
  showQR?: boolean
  examples: string[]
}

/**
 * `content/emilia/talk.yaml`; `unsure` and `others` stand around a passage that may not be meant, `next` are the steps she
 * offers after an answer from a page.
 */
export type Talk = { answers: TalkAnswer[]; unsure: string; others: string; next: string[] }

/**
 * A heading of a page with what stands under it. `url` holds the fragment of its section, `page` the page's title. A
 * `question` is an entry of an FAQ with its whole answer.
 */
export type Passage = { url: string; page: string; heading: string; text: string; kind?: 'section' | 'question' }

/** An amount in euro and what it is paid for; `regular` is what the same costs elsewhere. */
export type Price = {
  euro: number
  per: 'start' | 'message' | 'minute' | 'setup' | 'person' | 'video'
  regular?: boolean
}

/** Something that can be bought, as it stands on the page `url`. `condition`: `exkl. USt.` */
export type Offer = {
  group: 'package' | 'telephone' | 'training' | 'video'
  name: string
  url: string
  prices: Price[]
  condition: string
  features?: string[]
}

/** `dist/server/emilia.json`: everything Emilia knows, written by the build from `content/`. */
export type Knowledge = {
  /** `content/emilia/persona.md` */
  persona: string
  passages: Passage[]
  routes: { url: string; title: string; description: string }[]
  site: { brand: string; email: string; phone: string; hours: string; address: string; messengerUrl: string }
  /** Everything that can be bought, on each page that sells it: the packages stand on several. */
  offers: Offer[]
  /** `content/emilia/questions.yaml`: address of a passage -> how visitors ask for it. */
  questions: Record<string, string[]>
  talk: Talk
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
