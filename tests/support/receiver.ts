import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Whoever takes what a server or a program posts, until the test is over.
 * @param answer the status and the words of the next answer, by the path that is asked for
 */
export async function startReceiver(
  answer = (_path: string): [status: number, words: string] => [200, 'ok'],
  host = '127.0.0.1',
) {
  /** What was posted. */
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (body) bodies.push(body)
    const [status, words] = answer(request.url ?? '')
    response.writeHead(status).end(words)
  }).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { bodies, port: String(port), url: `http://${host}:${port}/` }
}
