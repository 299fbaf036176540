import { createParser } from 'eventsource-parser'
import { nameIn, ProviderError } from './provider-error'

/** What the model wrote and called; `isCut`: it was too long, filtered, or broke off. */
export type Completion = {
  text: string
  calls: { name: string; arguments: string }[]
  isCut: boolean
}

/** Gets the text piece by piece. @returns whether there is room for more */
export type OnPiece = (piece: string) => boolean

/** Text, or of some hosts its parts: those of other types hold thoughts. */
type Content = string | null | { type?: string; text?: string }[]
type Called = { name?: string | null; arguments?: string | null }
/** What hosts leave out of it differs. */
type Said = {
  content?: Content
  function_call?: Called | null
  tool_calls?: { index?: number; function?: Called }[] | null
}
type Choice = { index?: number; delta?: Said; message?: Said; finish_reason?: string | null }
type Event = { choices?: Choice[]; error?: { code?: unknown } }

/** Why hosts end an answer before its end. */
const cutReasons = ['length', 'content_filter']
const wholeEnd = /[.!?…:)][\s"”“»*_]*$/

/**
 * Puts an answer together, whatever the host calls it.
 * @throws ProviderError, SyntaxError, ParseError
 */
export async function readAnswer(
  response: Response,
  onPiece: OnPiece = () => true,
): Promise<Completion> {
  const answer: Completion = { text: '', calls: [], isCut: false }
  let isEnded = false
  try {
    for await (const data of dataOf(response)) {
      if (data.trim() === '[DONE]') {
        isEnded = true
        break
      }
      const { delta, message, finish_reason } = choiceIn(data)
      const piece = addSaid(delta ?? message ?? {}, answer)
      answer.isCut ||= cutReasons.includes(finish_reason ?? '')
      isEnded ||= Boolean(message ?? finish_reason)
      if (piece !== '' && !onPiece(piece)) return answer
    }
  } catch (error) {
    // What went wrong after the end of an answer is no matter.
    if (!isEnded) throw error
  }
  if (!isEnded && answer.text.trim() === '') throw new ProviderError('unreadable')
  answer.isCut ||= !isEnded && !wholeEnd.test(answer.text)
  return answer
}

/** The first choice of an event. @throws ProviderError for an error under 200: OpenRouter and llama.cpp put the status into its code */
function choiceIn(data: string): Choice {
  const { choices, error } = JSON.parse(data) as Event
  if (typeof error?.code === 'number') throw new ProviderError('status', { status: error.code })
  if (error) throw new ProviderError('connection', { code: nameIn(error.code) })
  return choices?.find(({ index = 0 }) => index === 0) ?? {}
}

/** Adds what a choice says and calls. @returns the text of it */
function addSaid({ content, function_call, tool_calls }: Said, answer: Completion): string {
  const calls = [...(function_call ? [{ function: function_call }] : []), ...(tool_calls ?? [])]
  for (const [at, { index = at, function: made }] of calls.entries()) {
    // A name and its arguments come in pieces.
    const before = answer.calls[index] ?? { name: '', arguments: '' }
    answer.calls[index] = {
      name: before.name + (made?.name ?? ''),
      arguments: before.arguments + (made?.arguments ?? ''),
    }
  }
  const parts = Array.isArray(content) ? content : [{ type: 'text', text: content ?? '' }]
  const piece = parts.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')
  answer.text += piece
  return piece
}

/** The data of each event; a body without events is the answer itself, whatever type the host gives it. */
async function* dataOf(response: Response): AsyncGenerator<string> {
  const events: string[] = []
  const errors: Error[] = []
  const parser = createParser({
    onEvent: ({ data }) => void (data.trim() !== '' && events.push(data)),
    onError: error => errors.push(error),
  })
  let [body, hasEvents] = ['', false]
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    body += chunk
    parser.feed(chunk)
    hasEvents ||= events.length > 0
    yield* events.splice(0)
  }
  if (!hasEvents) yield body
  else if (errors[0]) throw errors[0]
}
