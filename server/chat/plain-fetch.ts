/** Headers that a request to the provider needs; the library adds others, also from OPENAI_CUSTOM_HEADERS. */
const NEEDED = ['accept', 'authorization', 'content-type']

/** A reply is a few kilobytes; more than this is not one. */
const LARGEST_BODY = 1024 * 1024

/** `fetch` for the provider: only the headers it needs, no redirect (the key would travel on), no endless body. */
export async function plainFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const given = new Headers(init.headers)
  const headers = new Headers()
  for (const name of NEEDED) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  const response = await fetch(input, { ...init, headers, redirect: 'error' })
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > LARGEST_BODY) controller.error(new Error('the body is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers })
}
