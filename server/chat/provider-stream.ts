import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { errorOfEvent, ProviderError } from './provider-errors'

/**
 * A part of the model's answer: text, the name of a function that it calls or what it is called with (or pieces of them), or that the answer is
 * not whole (`isCut`: too long, filtered, or its stream just ended).
 */
export type Piece =
  | { text: string }
  | { functionName: string }
  | { functionArguments: string }
  | { isCut: true }

/** Why hosts end an answer before its end. */
const cutReasons: ReadonlySet<unknown> = new Set(['length', 'content_filter'])
const longestAnswer = 1024 * 1024

// Unreadable parts are skipped: hosts send empty calls beside a good answer, and other parts between those of a text.
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)
const call = optional(z.object({ name: optional(z.string()), arguments: optional(z.string()) }))
const parts = z.array(optional(z.object({ type: z.literal('text'), text: z.string() })))
const messageSchema = optional(
  z.object({
    content: optional(
      z.union([z.string(), parts.transform(list => list.map(part => part?.text ?? '').join(''))]),
    ),
    function_call: call,
    tool_calls: optional(z.array(optional(z.object({ function: call })))),
  }),
)
/** A whole answer, or an event of a streamed one. */
const answerSchema = z.object({
  choices: z.array(
    z.object({
      index: optional(z.number()),
      message: messageSchema,
      delta: messageSchema,
      finish_reason: optional(z.string()),
    }),
  ),
})

type Choice = z.infer<typeof answerSchema>['choices'][number]

/** The pieces of an answer, from a stream of events or, of hosts without streaming, from JSON. @throws ProviderError */
export async function* piecesOf(response: Response): AsyncGenerator<Piece> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  let isAnswer = false
  let isWhole = !isStream
  for await (const event of isStream ? eventsOf(response) : jsonOf(response)) {
    if (event === done) {
      isWhole = true
      break
    }
    const choice = firstChoice(event)
    if (!choice) continue
    isAnswer = true
    yield* piecesOfChoice(choice)
    if (choice.finish_reason) isWhole = true
  }
  if (!isAnswer) throw new ProviderError(isWhole ? 'unreadable' : 'connection')
  if (!isWhole) yield { isCut: true }
}

function* piecesOfChoice({ delta, message, finish_reason }: Choice): Generator<Piece> {
  yield* piecesOfMessage(delta ?? message)
  if (cutReasons.has(finish_reason)) yield { isCut: true }
}

/** Other choices are other answers to the same question. */
function firstChoice(event: unknown): Choice | undefined {
  const choices = answerSchema.safeParse(event).data?.choices
  return choices?.find(({ index }) => (index ?? 0) === 0)
}

/** Functions first: text beside them is ignored. */
function* piecesOfMessage(message: z.infer<typeof messageSchema>): Generator<Piece> {
  const calls = (message?.tool_calls ?? []).map(tool => tool?.function)
  for (const made of [message?.function_call, ...calls]) {
    if (made?.name) yield { functionName: made.name }
    if (made?.arguments) yield { functionArguments: made.arguments }
  }
  if (message?.content) yield { text: message.content }
}

const done = Symbol('[DONE]')

/** The events of a stream as JSON, then `done` where it says so. What is no event counts as broken off. */
async function* eventsOf(response: Response): AsyncGenerator<unknown> {
  const unread: string[] = []
  let isBroken = false
  const parser = createParser({
    onEvent: ({ data }) => void unread.push(data),
    // A line of more than 1 MB, or the error page of a proxy.
    onError: () => {
      isBroken = true
    },
    maxBufferSize: longestAnswer,
  })
  const read = function* (): Generator<unknown> {
    for (const data of unread.splice(0)) {
      // Proxies send empty data to keep a line open.
      if (data.trim() === '') continue
      if (data.trim() === '[DONE]') return yield done
      const event: unknown = JSON.parse(data)
      const error = errorOfEvent(event)
      if (error) throw error
      yield event
    }
    if (isBroken) throw new ProviderError('connection', { code: 'NO_EVENT' })
  }
  for await (const text of decoded(response)) {
    parser.feed(text)
    yield* read()
  }
  // The last event may lack its blank line.
  parser.feed('\n\n')
  yield* read()
}

async function* jsonOf(response: Response): AsyncGenerator<unknown> {
  let text = ''
  for await (const chunk of decoded(response)) {
    text += chunk
    if (text.length > longestAnswer) throw new ProviderError('unreadable')
  }
  const answer: unknown = JSON.parse(text)
  const error = errorOfEvent(answer)
  if (error) throw error
  yield answer
}

async function* decoded({ body }: Response): AsyncGenerator<string> {
  // A response may have no body at all.
  if (body) yield* body.pipeThrough(new TextDecoderStream())
}
