import type { Change, Line } from './compare'

type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  /** Whether both states could be built; if not, the files of content/ are compared. */
  isBuilt: boolean
  /** For a comment on GitHub: in a fence. */
  markdown?: boolean
}

/** GitHub takes comments of 65 536 characters; some are left for the link above. */
const LONGEST = 60_000
const NOT_BUILT =
  'So lässt sich die Website nicht bauen, „npm run check“ sagt, warum. Verglichen sind darum die Dateien von content/, wie sie geschrieben sind.\n'

/** A changed line with the pages that it stands on. */
type Told = Line & { pages: string[] }

/** The report: the pages that read differently, then the changed lines; a line that stands on several pages is told once. */
export function report(
  changes: readonly Change[],
  { rev, isBuilt, markdown }: ReportOptions,
): string {
  const start = changes.length === 0 ? 'Kein Wort ändert sich' : 'Das ändert sich'
  const intro = `${start} für Besucher, verglichen mit ${rev}.\n${isBuilt ? '' : NOT_BUILT}`
  if (changes.length === 0) return intro
  const text = `${changes.map(({ title }) => title).join('\n')}\n\n${inGroups(toldOnce(changes))}`
  return `${intro}\n${markdown ? fenced(text) : text}\n`
}

/**
 * All changed lines. The same change on several pages is told once, without a heading where theirs differ; on one page every line
 * counts, because rows of a table may change alike. A new page is read as a whole.
 */
function toldOnce(changes: readonly Change[]): Told[] {
  const told = new Map<string, Told>()
  for (const { name, isNew, lines } of changes)
    for (const [at, { place, words }] of lines.entries()) {
      const before = lines.slice(0, at).filter(line => line.words === words).length
      const key = isNew ? `${name} ${at}` : `${before} ${words}`
      const one = told.get(key) ?? { place, words, pages: [] }
      one.pages.push(name)
      if (one.place !== place) one.place = ''
      told.set(key, one)
    }
  return [...told.values()]
}

/** Lines grouped by their pages, and there by the headings that they stand under. */
function inGroups(told: readonly Told[]): string {
  const pagesOf = ({ pages }: Told) =>
    pages.length === 1 ? `${pages[0]}` : `Gleich auf ${pages.length} Seiten: ${pages.join(', ')}`
  const groups = new Map<string, Told[]>()
  for (const one of told) groups.set(pagesOf(one), [...(groups.get(pagesOf(one)) ?? []), one])
  return [...groups]
    .map(([pages, lines]) => {
      let last = ''
      const written = lines.map(({ place, words }) => {
        const heading = place !== last && place !== '' ? `${place}\n` : ''
        last = place
        return `${heading}  ${words}`
      })
      return `${pages}\n${written.join('\n')}`
    })
    .join('\n\n')
}

/** In a fence that no words of the site can close. */
function fenced(text: string): string {
  const longest = Math.max(...[...text.matchAll(/~+/g)].map(([run]) => run.length), 2)
  const fence = '~'.repeat(longest + 1)
  const rest = '… Zu lang für einen Kommentar. Alles zeigt „npm run review“.'
  const short = text.length < LONGEST ? text : `${text.slice(0, LONGEST)}\n${rest}`
  return `${fence}text\n${short}\n${fence}`
}
