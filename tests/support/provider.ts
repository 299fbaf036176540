import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A request as it arrived over the wire; `isGone` turns true when the client hung up before an answer was finished. */
export type Received = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  isGone: boolean
}

/** How the stand-in answers `POST …/chat/completions`. */
export type Behaviour = (response: ServerResponse, received: Received) => void | Promise<void>

/** A real HTTP server in place of the provider, with every way in which providers fail. */
export async function startProvider() {
  let behaviours: Behaviour[] = [says('Grüß Gott!')]
  const received: Received[] = []

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const one = { method, path, headers, body: Buffer.concat(chunks).toString(), isGone: false }
    // Public at some hosts: it tells nothing of the key.
    if (path.endsWith('/models'))
      return json(200, { object: 'list', data: [{ id: 'gpt-3.5-turbo' }] })(response, one)
    received.push(one)
    response.on('close', () => {
      one.isGone = !response.writableFinished
    })
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    await behaviour?.(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    /** What OPENAI_BASE_URL would be. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    /** The next answers; the last one stays. */
    behave: (...next: Behaviour[]) => {
      behaviours = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}

/** Any status with any JSON. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Behaviour {
  return response =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
}

/** One choice with this message. */
export function message(fields: Record<string, unknown>): Behaviour {
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', ...fields } }],
  })
}

/** One server-sent event after the other, with pauses between: in milliseconds, or until a promise is kept. */
export function streams(...parts: (object | number | string)[]): Behaviour {
  return async response => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders()
    for (const part of parts) {
      if (typeof part === 'number') await wait(part)
      else if (part instanceof Promise) await part
      else response.write(typeof part === 'string' ? part : `data: ${JSON.stringify(part)}\n\n`)
    }
    response.end()
  }
}
/** A part of a streamed answer. */
export const delta = (fields: Record<string, unknown>) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: fields, finish_reason: null }],
})
/** A streamed text, token by token, as providers end it. */
export const streamsText = (text: string): Behaviour =>
  streams(
    delta({ role: 'assistant', content: '' }),
    ...(text.match(/\s*\S+/g) ?? []).map(content => delta({ content })),
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { total_tokens: 9 } },
    'data: [DONE]\n\n',
  )

export const says = (content: string | null): Behaviour => message({ content })
export const callsFunction = (name: string): Behaviour =>
  message({ content: null, function_call: { name, arguments: '{}' } })
export const callsTool = (name: string): Behaviour =>
  message({ content: null, tool_calls: [{ function: { name, arguments: '{}' } }] })

/** An OpenAI error; its words hold part of the key, as theirs do. */
export function refuses(
  status: number,
  key: string,
  headers: Record<string, string> = {},
): Behaviour {
  const message = `Incorrect API key provided: ${key}. You can find your API key in your account.`
  const code = status === 401 ? 'invalid_api_key' : null
  const error = { message, type: 'invalid_request_error', param: null, code }
  return json(status, { error }, headers)
}

export const never: Behaviour = () => {}
export const resets: Behaviour = response => void response.socket?.resetAndDestroy()
export const hangsInBody: Behaviour = response => {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .write('{"choices":[{"message":{"content":"Gr')
}
export const cutsBody: Behaviour = response => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    .write('{"choices":[', () => response.destroy())
}
export const sendsHtml: Behaviour = response =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Login</title><h1>Willkommen</h1>')
export const sendsNothing: Behaviour = response => void response.writeHead(200).end()
export const drips: Behaviour = async (response, received) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":')
  while (!received.isGone) {
    response.write(' ')
    await wait(50)
  }
}
export const redirectsTo =
  (location: string): Behaviour =>
  response =>
    void response.writeHead(307, { location }).end()
