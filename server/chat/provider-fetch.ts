import { ProviderError } from './provider-error'

const mostBytes = 1024 * 1024

/**
 * What the openai library sends with. Headers are ours alone (OPENAI_CUSTOM_HEADERS would add some in silence), redirects are not
 * followed (the key would travel along), and the whole body is read here, under the same signal as everything else.
 * @throws ProviderError `unreadable` when the body is larger than 1 MB
 */
export function providerFetch(apiKey: string): typeof fetch {
  return async (url, { method = 'GET', body = null, signal = null } = {}) => {
    const response = await fetch(url, {
      method,
      body,
      signal,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
    })
    const text = await readText(response)
    const retryAfter = response.headers.get('retry-after')
    const hasBody = ![204, 205, 304].includes(response.status)
    return new Response(hasBody ? text : null, {
      status: response.status,
      // Whatever it calls itself, only JSON is of use; HTML then fails as JSON.
      headers: { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) },
    })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new ProviderError('unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
