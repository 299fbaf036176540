import type { Knowledge } from '../messages'
import { type Hit, overview, type PassageIndex, pageOf } from './passages'
import { isAboutCosts, isTierCard } from './price-passages'
import { contentWords, fold } from './words'

// How much of a question a passage has to speak about by itself: most of it, all of a single word, or two words and less.
const most = 0.55
const all = 0.9
const two = 0.4
// How much less than the best passage of all.
const nearly = 0.7
// One word in a sentence is a subject where it is long: „Brauchen wir eine Zustimmung?“
const longWord = 8
// Who says one of these means what the page is about. Folded.
const it = /\b(er|sie|ihn|ihm|bots?|ki|system|asistent\w*|damit|dafur|dabei)\b/

/**
 * What the page that is read has to say: who reads a page mostly asks about it, and its name need not be said, but what is
 * asked has to stand there. None for pages that touch every subject.
 * @param hits the best passages of all pages
 */
export function aboutPage(
  question: string,
  here: string | undefined,
  hits: readonly Hit[],
  { tiers }: Pick<Knowledge, 'tiers'>,
  index: PassageIndex,
): Hit[] {
  if (here === undefined || overview.test(here)) return []
  const [word = '', ...others] = contentWords(question)
  const isInPassing =
    others.length === 0 && word.length < longWord && question.trim().split(/\s+/).length > 3 && !it.test(fold(question))
  const least = nearly * Math.max(0, ...hits.map(({ own }) => own))
  return index
    .search(question, 3, {
      only: passage => pageOf(passage) === here && !isAboutCosts(passage) && !isTierCard(passage, tiers),
    })
    .filter(
      ({ own, met }) =>
        own >= least && !isInPassing && (own >= (others.length > 0 ? most : all) || (own >= two && met > 1)),
    )
}
