import { visibleText } from '../thread'

/** What hosts and models leave in a text that was not meant for readers. */
const thoughts = [
  // Of some, only the end of the thoughts is marked.
  /^[\s\S]*(?:<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\])/i,
  /<(think|thinking|thought|reasoning)>[\s\S]*$/i,
  /\[THINK\][\s\S]*$/,
  /<\|channel\|>(?!final)\w+[\s\S]*?(?:<\|end\|>|(?=<\|channel\|>final)|$)/g,
]
const control =
  /<\|start\|>assistant|<\|channel\|>\w+|<\|[^|<>]{1,30}\|>|<\/?s>|<(?:end_of_turn|eos|pad)>/g
type Signs = Readonly<Record<string, string>>
const signs: Signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Whether a model marks only where its thoughts end: they cannot be told from the answer before that. */
export const thinksAloud = (raw: string): boolean =>
  /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]/i.test(raw) &&
  !/^\s*(?:<(?:think|thinking|thought|reasoning)>|\[THINK\])/i.test(raw)

/** The words for visitors of what a model wrote so far, with the marks that the chat draws: bold for headings, `-` for lists. */
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
