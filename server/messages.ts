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

/**
 * What visitors often ask about (content/emilia/topics.yaml): a word of each line of `words` stands in the question and none
 * of `not`; `answer` and `see` are places, „/trial Was brauchen Sie von uns?“: path and heading; `says`:
 * words of the sentence that matters there; `alone`: the question may name nothing else.
 */
export type Topic = {
  about: string
  words: string[]
  not?: string
  says?: string
  alone?: boolean
  answer?: string[]
  see?: string[]
}

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
  /** Website tiers in euros: starting price and price per message, and what each adds to the one before. */
  tiers: { name: string; from: number; perMessage: number; features: string[] }[]
  synonyms: Synonyms
  topics?: Topic[]
}
