import { type Inline, plainText } from '../rich-text'

/** What one side says. `foreign`: it stands in italics, which here means the guest's own language. */
export type Said = { text: Inline[]; foreign: boolean }

/**
 * Cuts a line into what the guest asks and what the assistant answers: after a leading `*…*`, else after the first
 * question mark. Without either, all of it is the answer.
 */
export function questionAndAnswer(text: Inline[]): { question: Said; answer: Said } {
  const [first, ...others] = text
  if (typeof first === 'object' && first.kind === 'em')
    return { question: { text: first.content, foreign: true }, answer: said(others) }
  const cut = typeof first === 'string' ? /^(.*?\?)\s+(.*)$/s.exec(first) : null
  if (!cut) return { question: said([]), answer: said(text) }
  return { question: said([cut[1] ?? '']), answer: said([cut[2] ?? '', ...others]) }
}

function said(parts: Inline[]): Said {
  const text = parts.filter(part => typeof part !== 'string' || part.trim() !== '')
  const [only] = text
  if (text.length === 1 && typeof only === 'object' && only.kind === 'em') return { text: only.content, foreign: true }
  return { text: plainText(text).trim() === '' ? [] : text, foreign: false }
}
