import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { ProviderError } from './provider-error'

const mostBytes = 1024 * 1024
const keeping = { keepAlive: true, maxFreeSockets: 32 }
const http = { request: requestHttp, agent: new HttpAgent(keeping) }
const https = { request: requestHttps, agent: new HttpsAgent(keeping) }

/**
 * What the openai library sends with: node:http, because a call of `fetch` holds three times the memory while the model
 * thinks. Headers are ours alone (OPENAI_CUSTOM_HEADERS would add some in silence), redirects are not followed (the key
 * would travel along), and the whole body is read here, under the same signal as everything else.
 * @throws ProviderError `unreadable` when the body is larger than 1 MB
 */
export function providerFetch(apiKey: string): typeof fetch {
  const headers = { accept: 'application/json', authorization: `Bearer ${apiKey}` }
  return async (address, { method = 'GET', body, signal } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address)
    const bytes = body instanceof Uint8Array ? body : undefined
    const about = bytes && { 'content-type': 'application/json', 'content-length': bytes.byteLength }
    const { request, agent } = url.protocol === 'http:' ? http : https
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method, agent, headers: { ...headers, ...about }, ...(signal && { signal }) }, resolve)
        .on('error', reject)
        .end(bytes)
    })
    const { statusCode: status = 502, headers: received } = answer
    const text = await readText(answer)
    const hasBody = ![204, 205, 304].includes(status)
    return new Response(hasBody ? text : null, {
      status,
      // Whatever it calls itself, only JSON is of use; HTML then fails as JSON.
      headers: {
        'content-type': 'application/json',
        ...(received['retry-after'] && { 'retry-after': received['retry-after'] }),
      },
    })
  }
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) throw new ProviderError('unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
