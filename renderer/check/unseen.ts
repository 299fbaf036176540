import { type Report, replace } from '../data/diagnose'

/**
 * Characters that nobody sees and that nobody types: controls, soft hyphens, zero-width characters, direction marks, fillers.
 * Not the joiners and tags that hold an emoji together.
 */
const UNSEEN = new RegExp(
  [
    String.raw`(?![\t\n])\p{Cc}`,
    String.raw`(?!\p{Variation_Selector}|\u200d|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
  ].join('|'),
  'gu',
)
/** Spaces at which no line may break; where one is needed, the site sets it itself. */
const HARD = /[\u00a0\u202f]/g

/** Characters in a file of content/ that look like nothing: one diagnostic a line. */
export function reportUnseen(text: string, report: Report): void {
  for (const { 0: line, index } of text.matchAll(/^.+$/gm)) {
    const unseen = [...line.matchAll(UNSEEN)]
    const fix = unseen.flatMap(({ 0: found, index: at }) => replace(index + at, found.length, ''))
    if (unseen[0]) report({ ruleId: 'odd-unseen' }, index + unseen[0].index, fix)
    const hard = [...line.matchAll(HARD)]
    // Word joins all words of a line so; one or two are an author's own.
    if (hard[0] && hard.length > 2 && hard.length > line.split(' ').length - 1)
      report(
        { ruleId: 'hard-spaces' },
        index + hard[0].index,
        hard.flatMap(({ index: at }) => replace(index + at, 1, ' ')),
      )
  }
}
