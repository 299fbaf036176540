// The shapes of requests and answers. Types only and no imports: browser code may read this file.

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

/** `content/emilia/synonyms.yaml` as it stands: a word of the pages -> how visitors say it. */
export type Synonyms = Record<string, string[]>

/** A piece of a page that Emilia may quote; `url` may hold a fragment. */
export type Passage = { url: string; page: string; heading: string; text: string }

/** `dist/server/emilia.json`: everything Emilia knows, written by the build from `content/`. */
export type Knowledge = {
  /** `content/emilia/persona.md` */
  persona: string
  /** Fixed facts for the prompt, at most about 1500 tokens. */
  digest: string
  passages: Passage[]
  routes: { url: string; title: string; description: string }[]
  site: { brand: string; email: string; phone: string; hours: string; messengerUrl: string }
  /** Website tiers in euros: starting price and price per message. */
  tiers: { name: string; from: number; perMessage: number }[]
  synonyms: Synonyms
}
