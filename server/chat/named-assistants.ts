import type { Knowledge } from '../messages'

/** The pages of the assistants that a question calls by name; „Sams“ is Sam's. */
export function namedAssistants(question: string, routes: Knowledge['routes']): { url: string; name: string }[] {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu))
  return routes.flatMap(({ url }) => {
    const name = /^\/assistants\/([a-z]+)$/.exec(url)?.[1] ?? ''
    return words.has(name) || words.has(`${name}s`) ? [{ url, name }] : []
  })
}
