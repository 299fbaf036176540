import type { Knowledge, Passage } from '../messages'
import { moreAt } from './links'
import { asPassage, pageOf } from './passages'
import { quote } from './quote'
import { linesOf, openLines } from './quote-lines'
import { contentWords, stem } from './words'
import { withoutYesNo } from './yes-no'

/**
 * What a passage says about a question, with a link to its page. Where the firm has yet to fill in what is asked, what the
 * page says of itself: that is where it will stand. Undefined where nothing can be quoted.
 * @param words find the sentence that matters
 */
export function toldPassage(
  passage: Passage,
  words: string,
  question: string,
  routes: Knowledge['routes'],
): string | undefined {
  const page = routes.find(({ url }) => url === pageOf(passage))
  const meant = page && isYetToCome(passage, question) ? asPassage(page) : passage
  const said = withoutYesNo(quote(meant, words), meant.heading, question)
  return said === '' ? undefined : `${said}\n\n${moreAt(meant)}`
}

/** „Wie lautet Ihre UID?“: whether what is asked stands in the passage only where the firm has yet to fill it in. */
function isYetToCome(passage: Passage, question: string): boolean {
  const open = openLines(passage).flatMap(line => contentWords(line).map(stem))
  if (open.length === 0) return false
  const told = new Set([passage.heading, ...linesOf(passage).map(({ text }) => text)].flatMap(contentWords).map(stem))
  const asked = contentWords(question).map(stem)
  return asked.some(root => open.includes(root)) && !asked.some(root => told.has(root))
}
