import type { Edit, Report } from '../data/report'

/**
 * Characters that nobody sees and that nobody types: controls, soft hyphens, zero-width characters, direction marks, fillers,
 * ends of lines that no editor shows. Not the joiners and tags that hold an emoji together.
 */
const UNSEEN = new RegExp(
  [
    String.raw`[\u2028\u2029]|(?![\t\n])\p{Cc}`,
    String.raw`(?!\p{Variation_Selector}|\u200d|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
  ].join('|'),
  'gu',
)
const LINE_END = /[\u2028\u2029\u0085\v\f]/
/** Spaces at which no line may break; where one is needed, the site sets it itself. */
const HARD = /[\u00a0\u202f]/g

/** Characters in a file of content/ that look like nothing: one finding a line. */
export function reportUnseen(text: string, { error, hint }: Report): void {
  for (const { 0: line, index } of text.matchAll(/^[^\n]+/gm)) {
    const unseen = [...line.matchAll(UNSEEN)]
    if (unseen[0])
      error(
        'odd-unseen',
        index + unseen[0].index,
        'In dieser Zeile steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. „npm run check -- --fix“ löscht es.',
        without(unseen, line, index, found => (LINE_END.test(found) ? ' ' : '')),
      )
    const hard = [...line.matchAll(HARD)]
    // Word joins all words of a line so; one or two are an author's own.
    if (hard[0] && hard.length > 2 && hard.length > line.split(' ').length - 1)
      hint(
        'hard-spaces',
        index + hard[0].index,
        'In dieser Zeile sind die Wörter mit festen Leerzeichen verbunden, meist aus Word. „npm run check -- --fix“ macht gewöhnliche daraus.',
        without(hard, line, index, () => ' '),
      )
  }
}

/** One edit from the first of some matches in a line to the last. */
function without(
  matches: readonly RegExpExecArray[],
  line: string,
  lineAt: number,
  cure: (found: string) => string,
): Edit {
  let text = ''
  let done = matches[0]?.index ?? 0
  const from = lineAt + done
  for (const { 0: found, index } of matches) {
    text += line.slice(done, index) + cure(found)
    done = index + found.length
  }
  return { from, to: lineAt + done, text }
}
