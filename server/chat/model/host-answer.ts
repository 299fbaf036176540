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
    for await (const choice of choicesOf(dataOf(response))) {
      const { delta, message, finish_reason } = choice
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

/** The first choice of each event. */
async function* choicesOf(events: AsyncIterable<string>): AsyncGenerator<Choice> {
  for await (const data of events) {
    if (data.trim() === '[DONE]') return yield { finish_reason: 'stop' }
    const { choices, error } = JSON.parse(data) as Event
    if (error) throw failureIn(error)
    const choice = choices?.find(({ index = 0 }) => index === 0)
    if (choice) yield choice
  }
}

/** An error under 200, within a stream or as the whole body: OpenRouter and llama.cpp put the status into its code. */
function failureIn({ code }: { code?: unknown }): ProviderError {
  return typeof code === 'number'
    ? new ProviderError('status', { status: code })
    : new ProviderError('connection', { code: nameIn(code) })
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

/** The data of each event, or the whole body where it is JSON, whatever type the host gives it: no event begins with a brace. */
async function* dataOf(response: Response): AsyncGenerator<string> {
  const events: string[] = []
  const errors: Error[] = []
  const parser = createParser({
    onEvent: ({ data }) => void (data.trim() !== '' && events.push(data)),
    onError: error => errors.push(error),
  })
  async function* chunks() {
    yield* response.body?.pipeThrough(new TextDecoderStream()) ?? []
    // The last event of some hosts has no empty line behind it.
    yield '\n\n'
  }
  let [body, isEvents] = ['', false]
  for await (const chunk of chunks()) {
    body += chunk
    isEvents ||= /^\s*[^\s{]/.test(body)
    if (!isEvents) continue
    parser.feed(body)
    body = ''
    yield* events.splice(0)
    if (errors[0]) throw errors[0]
  }
  if (body.trim() !== '') yield body
}
