import { styleText } from 'node:util'
import type { Review } from './compare'
import { type Change, type Part, shorten } from './words'

export type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  /** What the check says of the words as they are now: `content/x.mdx:14:1  …`. */
  findings: readonly string[]
  notes: readonly string[]
}

/** Changes of one page that are shown before the rest is only counted. */
const MOST_LINES = 40

const seiten = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`)

/** „3 Seiten geändert, 1 neu, 1 weg.“ */
export function countOf({ pages, added, gone, data }: Review): string {
  if (pages.length + added.length + gone.length + data.length === 0) return 'Für Besucher ändert sich kein Wort.'
  const facts = data.length > 0 ? ` Angaben in .yaml-Dateien: ${data.length}.` : ''
  return `${seiten(pages.length)} geändert, ${added.length} neu, ${gone.length} weg.${facts}`
}

/** What a change is about, for the line it stands in. */
export function where({ topic, where }: Change): string {
  return topic === 'text' ? `Text${where ? ` (${where})` : ''}` : where
}

/** The parts to show, with the space in front of each: old and new words never touch. */
export function spaced(change: Change): (Part & { space: '' | ' ' })[] {
  const parts = shorten(change.parts)
  return parts.map((part, index) => {
    const isSpaced = part.text.startsWith(' ') || (part.kind === 'new' && parts[index - 1]?.kind === 'gone')
    return { kind: part.kind, text: part.text.trim(), space: isSpaced && index > 0 ? ' ' : '' }
  })
}

/** The review as plain text: old words in `[-…-]`, new ones in `{+…+}`, as git writes them. */
export function textReport(review: Review, options: ReportOptions & { colour: boolean }): string {
  const paint = (format: 'bold' | 'red' | 'green', text: string) =>
    options.colour ? styleText(format, text, { validateStream: false }) : text
  const line = (change: Change) =>
    spaced(change)
      .map(({ kind, text, space }) => {
        if (kind === 'same') return space + text
        return space + (kind === 'gone' ? paint('red', `[-${text}-]`) : paint('green', `{+${text}+}`))
      })
      .join('')
  const block = (changes: readonly Change[]) => {
    const lines = changes.map(change => `  ${where(change)}: ${line(change)}`)
    const hidden = lines.length - MOST_LINES
    return hidden > 0 ? [...lines.slice(0, MOST_LINES), `  … und ${hidden} weitere Stellen`] : lines
  }
  const out = [paint('bold', `Was sich für Besucher ändert (seit ${options.rev})`)]
  if (options.findings.length > 0)
    out.push('', paint('bold', 'npm run check findet'), ...options.findings.map(finding => `  ${finding}`))
  out.push('', countOf(review))
  if (review.badges.length > 0)
    out.push(`Betroffen: ${review.badges.map(({ name, count }) => `${name} ${count}`).join(' · ')}`)
  out.push(...options.notes.map(note => `Hinweis: ${note}`))
  for (const { route, title, description, blocks } of review.added) {
    out.push('', paint('bold', `Neu: ${route}`), `  Titel: ${title}`, `  Beschreibung: ${description}`)
    out.push(...blocks.map(({ text }) => `  ${text}`))
  }
  for (const { route, title } of review.gone) out.push('', paint('bold', `Weg: ${route}`), `  Titel: ${title}`)
  if (review.data.length > 0) out.push('', paint('bold', 'Angaben, die mehrere Seiten zeigen'), ...block(review.data))
  for (const { route, changes, before } of review.pages)
    out.push('', paint('bold', before ? `${route} (bisher ${before})` : route), ...block(changes))
  return `${out.join('\n')}\n`
}
