import { tintOf } from '../../components/personas'
import { type FrontMatter, shortTitle } from '../data/front-matter'

export const socialSize = { width: 1200, height: 630 }

/** What a social image shows. */
export type SocialImageInput = {
  /** Headline of the page; about 250 characters have room. */
  title: string
  /** The line above the headline: what the page is about. */
  topic?: string | undefined
  /** The line under the headline, e.g. „KI-Assistenten aus Graz“. */
  claim: string
  /** Lower-case name of the assistant that is shown, on the tint of that name. */
  persona: string
}

/** The social image of a page. */
export function socialInput(
  head: FrontMatter,
  claim: string,
  topic?: string | undefined,
): SocialImageInput {
  return {
    topic,
    title: head.socialTitle ?? shortTitle(head),
    claim,
    persona: tintOf(head.persona ?? 'Emilia'),
  }
}

/** One piece of a headline that is never broken: a word, or a part of one up to its hyphen. */
type TitlePiece = {
  text: string
  /** Comma or full stop behind it, which the marker leaves out. */
  after: string
  spaceAfter: boolean
  marked: boolean
}

/** Width of an average letter of Bricolage 800, in em; measured on German headlines and rounded up. */
const letterWidth = 0.55
const spaceWidth = 0.24
const smallest = 36
const sizes = [92, 84, 76, 68, 60, 56, 52, 48, 44, 40, smallest]

export const titleLineHeight = 1.08

/** Where a compound may break: behind a hyphen, but not behind „KI-“. */
const seam = /(?<=[^-]{4}-)(?=[^-]{4})/

/** Cuts a headline into pieces; the longest gets the lime marker, since it usually names the subject. */
export function splitTitle(title: string): TitlePiece[] {
  const pieces = title
    .trim()
    .split(/\s+/)
    .flatMap(word =>
      word.split(seam).map((part, index, parts) => {
        const [, text = '', after = ''] = part.match(/^(.*?)([,.:;!?]*)$/) ?? []
        return { text, after, spaceAfter: index === parts.length - 1, marked: false }
      }),
    )
  const [longest] = [...pieces].sort((a, b) => b.text.length - a.text.length)
  if (longest) longest.marked = true
  return pieces
}

function countLines(pieces: TitlePiece[], size: number, width: number): number {
  let lines = 1
  let used = 0
  for (const piece of pieces) {
    const wide = (piece.text.length + piece.after.length) * letterWidth * size
    if (wide > width) return Number.POSITIVE_INFINITY
    if (used + wide > width) {
      lines += 1
      used = 0
    }
    used += wide + (piece.spaceAfter ? spaceWidth * size : 0)
  }
  return lines
}

/** The largest type size in pixels at which the headline fits a box of `width` by `height` pixels. */
export function fitTitle(pieces: TitlePiece[], width: number, height: number): number {
  const fits = (size: number) => countLines(pieces, size, width) * size * titleLineHeight <= height
  return sizes.find(fits) ?? smallest
}
