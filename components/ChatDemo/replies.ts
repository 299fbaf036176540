import type { Inline } from '../rich-text'

/** One turn of an example chat. `choices` are the quick replies under it, as the author wrote them. */
export type DemoMessage = { from: string; text: Inline[]; time?: string; choices: string[] }

/** How the chat goes on when a visitor taps `choice`. */
export type Branch = { choice: string; messages: DemoMessage[] }

/**
 * The replies of a turn that lead on. Those with a branch do; a single one without is the line that somebody else says
 * next. Of several without a branch nobody knows which one that is, so none of them leads anywhere.
 */
export function leadingReplies(
  messages: readonly DemoMessage[],
  index: number,
  branches: readonly Branch[],
): ReadonlySet<string> {
  const { choices = [], from } = messages[index] ?? {}
  const next = messages[index + 1]
  const hasBranch = (name: string) => branches.some(({ choice }) => choice === name)
  const others = choices.filter(name => !hasBranch(name))
  const goesOn = others.length === 1 && next !== undefined && next.from !== from
  return new Set(goesOn ? choices : choices.filter(hasBranch))
}
