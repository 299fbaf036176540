import { visibleText } from '../thread'

/** The thoughts of a model, which some hosts leave in its text. */
const thoughts = [
  // Some models mark only the end of their thoughts.
  /^[\s\S]*(?:<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\])/i,
  /<(think|thinking|thought|reasoning)>[\s\S]*$/i,
  /\[THINK\][\s\S]*$/,
  /<\|channel\|>(?!final)\w+[\s\S]*?(?:<\|end\|>|(?=<\|channel\|>final)|$)/g,
]
/** Other marks of models: `<|start|>assistant`, `<s>`, `<end_of_turn>` */
const control =
  /<\|start\|>assistant|<\|channel\|>\w+|<\|[^|<>]{1,30}\|>|<\/?s>|<(?:end_of_turn|eos|pad)>/g
type Signs = Readonly<Record<string, string>>
const signs: Signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Whether a model marks only the end of its thoughts. Until that mark comes they cannot be told from the answer. */
export const thinksAloud = (raw: string): boolean =>
  /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]/i.test(raw) &&
  !/^\s*(?:<(?:think|thinking|thought|reasoning)>|\[THINK\])/i.test(raw)

/**
 * What visitors may read of a model's text so far, in the Markdown that the chat can draw: headings become bold, lists begin with
 * `-`.
 */
export function plainText(raw: string): string {
  const answer = thoughts.reduce((text, pattern) => text.replace(pattern, ''), visibleText(raw))
  return answer
    .replace(control, '')
    .replace(/<br ?\/?>|<\/(?:p|li|div)>/gi, '\n')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?(?:p|i|em|u|span|div|ul|ol|li)>/gi, '')
    .replace(/&(#?\w{2,5});/g, (written, name: string) => signs[name] ?? written)
    .replace(
      /^[ \t]*#{1,6}[ \t]+(.+?)[ \t#]*$/gm,
      (_all, title: string) => `**${title.replaceAll('**', '')}**`,
    )
    .replace(/^([ \t]*)[*+•](?=[ \t])/gm, '$1-')
}
