import { createParser } from 'eventsource-parser'
import { nameIn, ProviderError } from './provider-error'

/** The text and the function calls of a model; `isCut`: the answer ended early (too long, filtered, or the connection broke). */
export type Completion = {
  text: string
  calls: { name: string; arguments: string }[]
  isCut: boolean
}

/** Gets the text piece by piece. @returns whether the model may go on writing */
export type OnPiece = (piece: string) => boolean

/** The text of an answer. Some hosts send it in parts; parts of another type than `text` hold the model's thoughts. */
type Content = string | null | { type?: string; text?: string }[]
type Called = { name?: string | null; arguments?: string | null }
/** What a choice says. Any of the fields may be missing: hosts differ. */
type Said = {
  content?: Content
  function_call?: Called | null
  tool_calls?: { index?: number; function?: Called }[] | null
}
type Choice = { index?: number; delta?: Said; message?: Said; finish_reason?: string | null }
type Event = { choices?: Choice[]; error?: { code?: unknown } }

/** The values of `finish_reason` with which an answer ended early. */
const cutReasons = ['length', 'content_filter']
/** How a whole answer ends, where the host does not say whether it is one */
const wholeEnd = /[.!?…:)][\s"”“»*_]*$/

/**
 * Reads an answer, as events or as a whole, in any of the forms that hosts use.
 * @throws ProviderError, SyntaxError, ParseError
 */
export async function readCompletion(
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
    // An error behind the end of an answer does no harm.
    if (!isEnded) throw error
  }
  if (!isEnded && answer.text.trim() === '') throw new ProviderError('unreadable')
  answer.isCut ||= !isEnded && !wholeEnd.test(answer.text)
  return answer
}

/**
 * The first choice of an event. @throws ProviderError for an error that comes with status 200: OpenRouter and llama.cpp give the
 * real status as its code
 */
function choiceIn(data: string): Choice {
  const { choices, error } = JSON.parse(data) as Event
  if (typeof error?.code === 'number') throw new ProviderError('status', { status: error.code })
  if (error) throw new ProviderError('connection', { code: nameIn(error.code) })
  return choices?.find(({ index = 0 }) => index === 0) ?? {}
}

/** Adds the text and the calls of a choice to the answer. @returns its text */
function addSaid({ content, function_call, tool_calls }: Said, answer: Completion): string {
  const calls = [...(function_call ? [{ function: function_call }] : []), ...(tool_calls ?? [])]
  for (const [at, { index = at, function: made }] of calls.entries()) {
    // The name and the arguments of a call may come in pieces.
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

/** The data of each event. A body without events is the answer itself, whatever content type it has. */
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
