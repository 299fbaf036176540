import { sentenceEnds } from '../../../page/sentence-ends'

/** Letters that programs join for print. */
const JOINED: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}
/** Soft hyphens, letters without width, marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e]/g
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/** Words as one types them, without what Word, the web and PDFs put between and into them. */
export function withoutWordJoints(text: string): string {
  return (
    text
      .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
      .replace(INVISIBLE, '')
      .replace(SPACES, ' ')
      .replace(/[ﬀ-ﬆ]/g, letter => JOINED[letter] ?? letter)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
      .normalize('NFC')
  )
}

/** Text of a PDF: words that were cut at the end of a line are whole again, `Assis-` + `tent`. */
export function withoutCuts(text: string): string {
  return text.replace(/(\p{Ll})[-‐]\n(?=\p{Ll})/gu, '$1')
}

/** Each sentence of running text on a line of its own; lists, headings and tables stay. */
export function oneSentenceALine(markdown: string): string {
  return markdown
    .split('\n')
    .map(line => {
      if (/^\s*(?:#|-|\d+\.|\|)/.test(line)) return line
      const ends = sentenceEnds(line)
      return [0, ...ends].map((from, index) => line.slice(from, ends[index]).trim()).join('\n')
    })
    .join('\n')
}
