import { styleText } from 'node:util'
import type { Change } from './change'
import type { Review } from './compare'
import { countOf, routesLine, spaced, where } from './phrases'

export type TextOptions = { rev: string; notes: readonly string[]; colour: boolean }

/** Changes of one page that are shown before the rest is only counted. */
const MOST_LINES = 40

/** The review as plain text: old words in `[-…-]`, new ones in `{+…+}`, as git writes them. */
export function textReport(review: Review, { rev, notes, colour }: TextOptions): string {
  const paint = (format: 'bold' | 'red' | 'green' | 'dim', text: string) =>
    colour ? styleText(format, text, { validateStream: false }) : text
  const line = (change: Change) =>
    spaced(change)
      .map(({ kind, text, space }) => {
        if (kind === 'same') return space + text
        return space + (kind === 'gone' ? paint('red', `[-${text}-]`) : paint('green', `{+${text}+}`))
      })
      .join('')
  const block = (changes: readonly Change[]) => {
    const lines = changes.map(change => `  ${where(change)}${change.parts.length > 0 ? `: ${line(change)}` : ''}`)
    const hidden = lines.length - MOST_LINES
    return hidden > 0 ? [...lines.slice(0, MOST_LINES), `  … und ${hidden} weitere Stellen`] : lines
  }

  const out = [paint('bold', `Was sich für Besucher ändert (seit ${rev})`), '', countOf(review)]
  if (review.badges.length > 0)
    out.push(`Betroffen: ${review.badges.map(({ name, count }) => `${name} ${count}`).join(' · ')}`)
  out.push(...notes.map(note => `Hinweis: ${note}`))
  for (const { route, title, description } of review.added)
    out.push('', paint('bold', `Neu: ${route}`), `  Titel: ${title}`, `  Beschreibung: ${description}`)
  for (const { route, title } of review.gone) out.push('', paint('bold', `Weg: ${route}`), `  Titel: ${title}`)
  if (review.shared.length > 0) out.push('', paint('bold', 'Auf mehreren Seiten gleich'))
  for (const { changes, routes } of review.shared)
    out.push(...block(changes), paint('dim', `    ${routesLine(routes)}`))
  for (const { route, changes } of review.pages) out.push('', paint('bold', route), ...block(changes))
  return `${out.join('\n')}\n`
}
