import { type ClientRequestArgs, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { remembered } from '../remembered'
import { ProviderError } from './provider-error'

/** What is sent. `take` gives the body once, so that nobody else need hold it while the model thinks. */
export type Sending = {
  method?: string
  take?: (() => Uint8Array | undefined) | undefined
  signal?: AbortSignal | null
}

/** An answer that has been read; its headers by their names in small letters. */
export type Answer = Pick<Response, 'json' | 'ok' | 'status' | 'text' | 'url'> & {
  headers: ReadonlyMap<string, string>
}

/** @throws ProviderError `unreadable` when the body is larger than 1 MB; the signal's reason */
export type ProviderFetch = (address: string, sending: Sending) => Promise<Answer>

/** Where a question goes to, by which agent, and the headers of each: names and values in turns, which Node sends as they are. */
type Place = ClientRequestArgs & { request: typeof requestHttp; headers: readonly string[] }

const mostBytes = 1024 * 1024
// As many as a busy minute has at once: to open one costs more than to keep it.
const keeping = { keepAlive: true, maxFreeSockets: 256 }
// Whatever an answer calls itself, only JSON is of use; HTML then fails as JSON.
const aboutJson = ['content-type', 'application/json'] as const
const jsonHeaders = new Map([aboutJson])
const http = { request: requestHttp, agent: new HttpAgent(keeping) }
const https = { request: requestHttps, agent: new HttpsAgent(keeping) }

/**
 * What the openai library sends with: node:http, because a call of `fetch` holds three times the memory while the model
 * thinks. Headers are ours alone (OPENAI_CUSTOM_HEADERS would add some in silence), redirects are not followed (the key
 * would travel along), and the whole body is read here, under the same signal as everything else.
 */
export function providerFetch(apiKey: string): ProviderFetch {
  // A provider has two addresses that are asked: for an answer and for its models.
  const placeOf = remembered((address: string): Place => {
    const url = new URL(address)
    const headers = ['host', url.host, 'accept', 'application/json', 'authorization', `Bearer ${apiKey}`]
    return { ...urlToHttpOptions(url), ...(url.protocol === 'http:' ? http : https), headers }
  }, 4)
  return async (address, sending) => {
    const answer = await send(placeOf(address), sending)
    const { statusCode: status = 502 } = answer
    // Node takes headers apart when somebody looks at them.
    const retryAfter = status < 300 ? undefined : answer.headers['retry-after']
    return new Received(status, retryAfter, await readText(answer))
  }
}

/**
 * What the library reads of a Response. One of the platform would put the text into a stream, to read it again, and sort its
 * headers at each look.
 */
class Received implements Answer {
  readonly url = ''
  readonly ok: boolean
  readonly headers: Answer['headers']

  constructor(
    readonly status: number,
    retryAfter: string | undefined,
    private readonly said: string,
  ) {
    this.ok = status >= 200 && status < 300
    this.headers = retryAfter ? new Map([aboutJson, ['retry-after', retryAfter]]) : jsonHeaders
  }

  async text(): Promise<string> {
    return this.said
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.said)
  }
}

/** Resolves with the answer's headers. Not an async function: those hold what they once had in hand, and the body is large. */
function send({ request, ...place }: Place, { method = 'GET', take, signal }: Sending): Promise<IncomingMessage> {
  const body = take?.()
  const about = body ? [...aboutJson, 'content-length', `${body.byteLength}`] : []
  const call = request({ ...place, method, headers: [...place.headers, ...about] })
  // Node's own `signal` would watch every event of the call, at 1 kB each.
  const leave = () => call.destroy(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  call.once('close', () => signal?.removeEventListener('abort', leave))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).on('error', reject)
  })
  call.end(body)
  return answered
}

function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    answer.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length
      if (bytes > mostBytes) answer.destroy(new ProviderError('unreadable'))
      else chunks.push(chunk)
    })
    answer.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    // Also when the connection breaks off.
    answer.once('error', reject)
  })
}
