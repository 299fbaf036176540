import type { Change, Part } from './change'
import type { Review } from './compare'
import { shorten } from './words'

const seiten = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`)

/** „3 Seiten geändert, 1 neu, 1 weg“ */
export function countOf({ changed, added, gone }: Review): string {
  if (changed.length + added.length + gone.length === 0) return 'Keine Seite ändert sich für Besucher.'
  return `${seiten(changed.length)} geändert, ${added.length} neu, ${gone.length} weg.`
}

/** What a change is about, for the line it stands in. */
export function where(change: Change): string {
  return change.topic === 'text' ? `Text${change.where ? ` (${change.where})` : ''}` : change.where
}

/** All routes of a shared change; above eight the first ones and how many more. */
export function routesLine(routes: readonly string[]): string {
  const shown = routes.length > 8 ? routes.slice(0, 6) : routes
  const rest = routes.length - shown.length
  return `auf ${seiten(routes.length)}: ${shown.join(', ')}${rest > 0 ? ` und ${rest} weiteren` : ''}`
}

/** The parts to show, with the space in front of each: old and new words never touch. */
export function spaced(change: Change): (Part & { space: '' | ' ' })[] {
  const parts = shorten(change.parts)
  return parts.map((part, index) => {
    const isSpaced = part.text.startsWith(' ') || (part.kind === 'new' && parts[index - 1]?.kind === 'gone')
    return { kind: part.kind, text: part.text.trim(), space: isSpaced && index > 0 ? ' ' : '' }
  })
}
