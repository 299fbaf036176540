import type { Passage } from '../messages'

/** The fragment that a heading becomes in the address of its section. */
export function sectionOf(page: string, heading: string): string {
  const spelled = heading.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return `${page}#${spelled
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
}

/** All cards of a section as one list, „Hotels: Gästefragen, Buchungswege …“; undefined where there are no cards. */
export function sectionList(place: string, passages: readonly Passage[]): Passage | undefined {
  const [, page = '', heading = ''] = /^(\S+) (.+)$/.exec(place) ?? []
  const url = sectionOf(page, heading)
  const cards = passages.filter(passage => passage.url === url)
  const [first] = cards
  if (!first || cards.length < 2) return undefined
  return {
    ...first,
    heading,
    text: cards.map(({ heading, text }) => `- ${heading}: ${text.split('\n')[0]?.replace(/\.$/, '')}`).join('\n'),
  }
}
