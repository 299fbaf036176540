import { styleText } from 'node:util'
import { type Change, changedRoutes, type Review } from './compare'
import { type DiffPart, shorten } from './words'

export type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  /** What the check says of the words as they are now: `content/x.mdx:14:1  …`. */
  findings: readonly string[]
  notes: readonly string[]
}

/** Above what the check says, at the end of a report. */
export const FINDINGS = 'Was die Prüfung dazu sagt'

const pagesOf = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`)

/** „3 Seiten lesen sich anders, 1 neu, 1 weg.“ */
export function numberOf(review: Review): string {
  const { added, gone, data } = review
  const changed = changedRoutes(review).length - added.length
  if (changed + added.length + gone.length + data.length === 0)
    return 'Für Besucher ändert sich kein Wort.'
  return `${pagesOf(changed)} ${changed === 1 ? 'liest' : 'lesen'} sich anders, ${added.length} neu, ${gone.length} weg.`
}

export type Section = { heading: string; changes: readonly Change[]; routes?: readonly string[] }

/** What a page is called in search results, without the firm, and its address. */
const nameOf = ({ route, title }: { route: string; title: string }) => {
  const name = title.replace(/ \| [^|]+$/, '')
  return name ? `${name} (${route})` : route
}

/** The parts of a report in their order: new, gone, renamed and changed pages, what several share, what no page prints. */
export function sectionsOf({ pages, shared, added, gone, data }: Review): Section[] {
  return [
    ...added.map(page => ({
      heading: `Neu: ${nameOf(page)}`,
      changes: page.lines.map(({ where, text }) => ({
        where,
        parts: [{ kind: 'new', text } satisfies DiffPart],
      })),
      routes: [page.route],
    })),
    ...gone.map(page => ({
      heading: `Weg: ${nameOf(page)}`,
      changes: [{ where: 'Titel', parts: [{ kind: 'gone', text: page.title } satisfies DiffPart] }],
    })),
    ...pages.map(({ before, changes, ...page }) => ({
      heading: before ? `${nameOf(page)}, bisher ${before}` : nameOf(page),
      changes,
      routes: [page.route],
    })),
    ...shared.map(({ routes, changes }) => ({
      heading: `Gleich auf ${pagesOf(routes.length)}: ${routes.join(', ')}`,
      changes,
      routes,
    })),
    ...(data.length > 0 ? [{ heading: 'Was auf keiner Seite steht', changes: data }] : []),
  ]
}

/** The parts to show, with the space in front of each: old and new words never touch. */
export function spaced(change: Change): (DiffPart & { space: '' | ' ' })[] {
  const parts = shorten(change.parts)
  return parts.map((part, index) => {
    const isSpaced =
      part.text.startsWith(' ') || (part.kind === 'new' && parts[index - 1]?.kind === 'gone')
    return { kind: part.kind, text: part.text.trim(), space: isSpaced && index > 0 ? ' ' : '' }
  })
}

/** The review as plain text: old words in `[-…-]`, new ones in `{+…+}`, as git writes them. */
export function textReport(review: Review, options: ReportOptions & { colour: boolean }): string {
  const paint = (format: 'bold' | 'red' | 'green', text: string) =>
    options.colour ? styleText(format, text, { validateStream: false }) : text
  const marked = ({ kind, text, space }: ReturnType<typeof spaced>[number]) => {
    if (kind === 'same') return space + text
    return space + (kind === 'gone' ? paint('red', `[-${text}-]`) : paint('green', `{+${text}+}`))
  }
  const lines = [
    paint('bold', `Was sich für Besucher ändert (seit ${options.rev})`),
    '',
    numberOf(review),
    ...options.notes.map(note => `Hinweis: ${note}`),
  ]
  for (const { heading, changes } of sectionsOf(review))
    lines.push(
      '',
      paint('bold', heading),
      ...changes.map(change => `  ${change.where}: ${spaced(change).map(marked).join('')}`),
    )
  if (options.findings.length > 0)
    lines.push('', paint('bold', FINDINGS), ...options.findings.map(line => `  ${line}`))
  return `${lines.join('\n')}\n`
}
