import { WORKPLACE_PATH } from '../messages'

const GONE =
  'Die Vorschau antwortet nicht. Läuft npm run dev noch? Was Sie getippt haben, bleibt in diesem Browser.'

/**
 * Asks the workplace's server for one of its actions.
 * @throws Error with a German sentence
 */
export async function ask<T = unknown>(action: string, body: object): Promise<T> {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  addEventListener('beforeunload', leave)
  const { isDone, answer } = await send(action, body)
    .catch(() => {
      // What breaks off because the page is loaded again is no news.
      if (isLeft) return new Promise<never>(() => {})
      throw new Error(GONE)
    })
    .finally(() => removeEventListener('beforeunload', leave))
  if (!isDone) throw new Error(answer.error)
  return answer
}

/** @throws Error when nobody answers, or the page that stands there while the preview starts */
async function send(action: string, body: object) {
  const token = document.querySelector<HTMLMetaElement>('meta[name=workplace]')?.content ?? ''
  const response = await fetch(`${WORKPLACE_PATH}/${action}`, {
    method: 'POST',
    headers: { 'x-workplace': token },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  return { isDone: response.ok, answer: await response.json() }
}
