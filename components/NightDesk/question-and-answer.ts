import { type Inline, plainText } from '../rich-text'

/**
 * Cuts a line into what the guest asks and what the assistant answers: at the end of a leading `*…*` (then it is in the
 * guest's language), else after the first question mark. Without either, all of it is the answer.
 */
export function questionAndAnswer(text: Inline[]): { foreign: boolean; question: Inline[]; answer: Inline[] } {
  const [first, ...others] = text
  if (typeof first === 'object' && first.kind === 'em')
    return { foreign: true, question: first.content, answer: filled(others) }
  const cut = typeof first === 'string' ? /^(.*?\?)\s+(.*)$/s.exec(first) : null
  if (!cut) return { foreign: false, question: [], answer: text }
  return { foreign: false, question: [cut[1] ?? ''], answer: filled([cut[2] ?? '', ...others]) }
}

function filled(parts: Inline[]): Inline[] {
  return plainText(parts).trim() === '' ? [] : parts
}
