import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapePattern } from '../../../shared/escape-pattern'
import { withUnixLines } from '../../data/content-files'
import { pointsIn } from '../../data/report'
import { dataNames } from '../../data/site-data'

/** What somebody points at on a page. */
export type Pointed = {
  /** The page's file. */
  file: string
  /** Where the block begins that it stands in; 0 outside of the page's own words. */
  line: number
  /** A run of text, or the address of a picture; may be empty. */
  words: string
  /** Which character of `words` is pointed at. */
  at: number
}

/** Words as they may stand in a file: cut into lines, and without the marks that only browsers need. */
const asWritten = (words: string) =>
  escapePattern(words.replaceAll('\u00ad', '').trimStart()).replace(/\s+/g, '\\s+')

/** The same in a file of facts: a single word counts only where it is a whole value, or `Name` would be findings anywhere. */
const asValue = (words: string) =>
  /\s/.test(words.trim())
    ? asWritten(words)
    : `(?<=[:,[{-] ["']?)${asWritten(words)}(?=["']? *[,}\\]]|["']?$)`

/**
 * Where the words of a page are written, as `content/x.mdx:14:1`: in the page from the given line on, else in the facts that
 * pages share, else where the block begins. Undefined for words of the program.
 */
export function placeOfWords({ file, line, words, at }: Pointed, root: string): string | undefined {
  const facts = dataNames.map(name => `content/${name}.yaml`)
  // Menus and footer stand outside of what a page says.
  const places = line > 0 ? [file, ...facts] : [...facts, file]
  for (const name of places.filter(name => words.trim() && existsSync(join(root, name)))) {
    const text = withUnixLines(readFileSync(join(root, name), 'utf8'))
    const from = name === file ? offsetOf(text, line) : 0
    const pattern = name === file ? asWritten(words) : asValue(words.trim())
    const findings = new RegExp(pattern, 'mu').exec(text.slice(from))
    if (!findings) continue
    const before = new RegExp(`^${asWritten(words.slice(0, at))}`, 'u').exec(findings[0])?.[0] ?? ''
    const place = pointsIn(text)(from + findings.index + before.length)
    return `${name}:${place.line}:${place.column}`
  }
  return line > 0 ? `${file}:${line}:1` : undefined
}

/** Where a line begins in a text. */
function offsetOf(text: string, line: number): number {
  return text
    .split('\n')
    .slice(0, Math.max(line - 1, 0))
    .join('\n').length
}
