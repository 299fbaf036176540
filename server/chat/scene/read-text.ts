import type { Step } from '../../../shared/scene/scene'
import { asksSomething, isNear, parseCount, plainWordsIn } from './german'
import { isComplaint, isContact, isCourtesy, isNonsense } from './lines'

const SMALL =
  /^(?:(?:ja|nein|na|naja|na ja|gut|ok|okay|also|dann|eben|halt|eh|ach|hm+|und|bitte|in|eher|genau|einfach|ich würde sagen|hello)(?!\p{L})[ ,.!]*)+/iu

/** „Gut, dann in Weiz“ -> „Weiz“ */
export function withoutSmallWords(line: string): string {
  const rest = line.replace(SMALL, '').replace(/[ .,!]+$/, '')
  return rest || line.trim()
}

/** What was said, or the reply that is meant; where nobody has asked, only a reply in all its words. */
export function readFreeText(
  { replies }: Step,
  line: string,
  isAsked: boolean,
): string | undefined {
  const words = plainWordsIn(line)
  const whole = replies.find(reply => {
    const telling = plainWordsIn(reply).filter(word => word.length > 3)
    return telling.length > 0 && telling.every(word => words.some(other => isNear(other, word)))
  })
  if (!isAsked) return whole
  const isCounted = words.some(word => (parseCount(word) ?? 1) > 1)
  if (whole && !isCounted && words.length <= plainWordsIn(whole).length + 2) return whole
  if (asksSomething(line) || isCourtesy(line) || isNonsense(line)) return undefined
  if (isContact(line) || isComplaint(line)) return undefined
  return withoutSmallPrefix(line)
}

function withoutSmallPrefix(line: string): string {
  return line
    .replace(/^(?:(?:gut|ok|okay|also|naja|na ja|na gut|na dann|ja)[ ,]+)+/i, '')
    .trim()
    .replace(/[.,!]+$/, '')
}
