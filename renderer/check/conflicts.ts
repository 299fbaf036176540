import { blank, withEdits } from './places'

/** The lines that git puts around and between two versions, also the third one of `diff3`. */
const MARKS = /^(?:(<{7}|>{7}|\|{7})(?![<>|]).*|={7}[ \t]*)$/gm

/** `kind` is empty where the mark belongs to versions that have been told already. */
export type ConflictMark = { kind: 'conflict' | 'conflict-rest' | ''; mark: string; from: number; to: number }

/** The marks of a merge that is not finished: two versions beside each other, or a mark that was forgotten. */
export function conflictMarks(text: string): ConflictMark[] {
  let isOpen = false
  return marksIn(text).map(({ 0: line, index }) => {
    const mark = line.slice(0, 7)
    const kind = mark[0] === '<' ? 'conflict' : isOpen ? '' : 'conflict-rest'
    isOpen = mark[0] === '<' || (isOpen && mark[0] !== '>')
    return { kind, mark, from: index, to: index + line.length }
  })
}

/** Marks of a merge as spaces: text-lines.ts tells them, the others must not stumble over them. */
export function withoutConflicts(text: string): string {
  return withEdits(
    text,
    marksIn(text).map(({ 0: line, index }) => blank(text, index, index + line.length)),
  )
}

/** A row of = alone underlines a heading. */
function marksIn(text: string): RegExpExecArray[] {
  return /^(?:<{7}|>{7}|\|{7})(?![<>|])/m.test(text) ? [...text.matchAll(MARKS)] : []
}
