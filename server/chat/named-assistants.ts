import type { Knowledge } from '../messages'

/** The pages of the assistants that a question calls by name, in its order; „Sams“ is Sam's. */
export function namedAssistants(question: string, routes: Knowledge['routes']): { url: string; name: string }[] {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = routes.flatMap(({ url }) => {
    const name = /^\/assistants\/([a-z]+)$/.exec(url)?.[1] ?? ''
    const at = words.findIndex(word => word === name || word === `${name}s`)
    return at < 0 ? [] : [{ url, name, at }]
  })
  return named.sort((a, b) => a.at - b.at).map(({ url, name }) => ({ url, name }))
}
