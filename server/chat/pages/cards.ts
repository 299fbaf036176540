import type { Knowledge } from '../../../shared/messages'

/** A place on the site, and how it is asked for. */
export type Card = {
  kind: 'page' | 'section' | 'question'
  /** Address with its anchor; a page as a whole has none. */
  url: string
  heading: string
  text: string
  /** Other ways to ask for it, from questions.yaml. */
  examples: readonly string[]
}

/** The path of an address, without its anchor. */
export function pageOf(url: string): string {
  return url.replace(/#.*/, '')
}

/** `KI-Training | 4xDU` without the brand. */
export function plainTitle(title: string): string {
  return title.replace(/\s*\|[^|]*$/, '')
}

/** Everything that stands on the site: its pages as a whole, and their headings with what stands under them. */
export function cardsOf({ routes, passages, questions }: Knowledge): Card[] {
  const pages = routes.map(({ url, title, description }): Card => {
    const hero = passages.find(passage => passage.url === url)
    const text = [description, hero?.text].filter(Boolean).join('\n')
    return { kind: 'page', url, heading: plainTitle(title), text, examples: questions[url] ?? [] }
  })
  const places = passages
    .filter(({ url }) => url.includes('#'))
    .map(
      ({ url, heading, text, kind = 'section' }): Card => ({
        kind,
        url,
        heading: heading.replace(/^\d+\.\s+/, ''),
        text,
        examples: questions[url] ?? [],
      }),
    )
  return [...pages, ...places]
}
