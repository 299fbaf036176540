import { WORKPLACE_PATH } from '../messages'

const GONE = 'Die Vorschau antwortet nicht. Läuft npm run dev noch? Was Sie getippt haben, bleibt in diesem Browser.'

/**
 * Asks the workplace's server for one of its actions.
 * @throws Error with a German sentence
 */
export async function ask<T = unknown>(action: string, body: object): Promise<T> {
  const token = document.querySelector<HTMLMetaElement>('meta[name=workplace]')?.content ?? ''
  const response = await fetch(`${WORKPLACE_PATH}/${action}`, {
    method: 'POST',
    headers: { 'x-workplace': token },
    body: body instanceof FormData ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Error(GONE)
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}
