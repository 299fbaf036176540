import type { Fact } from '../../../shared/scene/scene'
import type { Card } from '../pages/cards'
import { createSearch } from '../pages/search'

// As sure as Emilia has to be of her pages (chat/pages/pages.ts): more than half of what is asked is told or asked there.
const sure = 0.53

/** What guests call the things that houses write of. */
const SYNONYMS: Record<string, string[]> = {
  parken: ['parkplatz', 'parkplätze', 'parkhaus', 'abstellen', 'garage'],
  kostet: ['kosten', 'teuer', 'preis', 'preise', 'verlangt'],
  offen: ['geöffnet', 'öffnungszeiten', 'ordinationszeiten', 'aufgesperrt', 'geschlossen'],
  frühstück: ['frühstücken'],
  essen: ['abendessen', 'hunger'],
  wlan: ['wifi', 'internet'],
}

/** Finds the fact of a scene that a guest asks for, with the search that Emilia's answers from the pages use. */
export function createFactFinder(facts: readonly Fact[]): (line: string) => Fact | undefined {
  // A word is the rarer the fewer pages have it, so each fact counts as a page of its own.
  const cards = facts.map(
    ({ question, answer }, at): Card => ({
      kind: 'question',
      url: `/${at}`,
      heading: question,
      text: answer,
      examples: [],
    }),
  )
  const search = createSearch(cards, SYNONYMS)
  return line => {
    const [best] = search.rank(line, { pages: [] })
    return best && best.score >= sure ? facts[cards.indexOf(best.card)] : undefined
  }
}
