import { type Change, type Line, newWords, oldWords } from './compare'

type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  /** Whether both states could be built; if not, the files of content/ are compared. */
  isBuilt: boolean
  /** For a comment on GitHub: in a fence, the most important changes first. */
  markdown?: boolean
}

/** GitHub takes comments of 65 536 characters; some are left for the link above. */
const LONGEST = 60_000
/** How many changes are shown first, as the most important ones. */
const FIRST = 10

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
  const told = toldOnce(changes)
  const first = markdown && told.length > FIRST ? told.toSorted(byWeight).slice(0, FIRST) : []
  const body = [
    changes.map(({ title }) => title).join('\n'),
    first.length > 0 && `Das Wichtigste zuerst\n\n${inGroups(first)}\n\nAlles andere`,
    inGroups(told.filter(one => !first.includes(one))),
  ].filter(Boolean)
  const text = body.join('\n\n')
  return `${intro}\n${markdown ? fenced(text) : text}\n`
}

/**
 * All changed lines. The same change on several pages is told once; on one page every line counts, because rows of a table may
 * change alike. The lines of a new page are never merged with others: it is read as a whole.
 */
function toldOnce(changes: readonly Change[]): Told[] {
  const alike = new Map<string, Told[]>()
  const all: Told[] = []
  for (const { name, isNew, lines } of changes)
    for (const { place, words } of lines) {
      const told = alike.get(words) ?? []
      const known = isNew ? undefined : sameLine(told, place, name)
      if (known) addPage(known, place, name)
      else {
        const one = { place, words, pages: [name] }
        all.push(one)
        if (!isNew) alike.set(words, [...told, one])
      }
    }
  return all
}

/** Among lines with the same words, the one under the same heading, else one that is not on this page yet. */
function sameLine(told: readonly Told[], place: string, page: string): Told | undefined {
  return told.find(one => one.place === place) ?? told.find(({ pages }) => !pages.includes(page))
}

/** Adds a page to a line. If the line stands under another heading there, only the common end of both headings stays. */
function addPage(told: Told, place: string, page: string): void {
  if (!told.pages.includes(page)) told.pages.push(page)
  const names = place.split(' › ')
  while (names.length > 0 && !` › ${told.place}`.endsWith(` › ${names.join(' › ')}`)) names.shift()
  told.place = names.join(' › ')
}

/** Amounts first, then what most pages say, then headings and what search engines show, then the rest as it stands. */
function byWeight(one: Told, other: Told): number {
  const weight = ({ words, pages, place }: Told) => [
    amountsIn(oldWords(words)) === amountsIn(newWords(words)) ? 0 : 1,
    pages.length,
    place === '' ? 1 : 0,
  ]
  const [a, b] = [weight(one), weight(other)]
  return a.map((value, at) => (b[at] ?? 0) - value).find(difference => difference !== 0) ?? 0
}

const amountsIn = (words: string) => (words.match(/\d[\d.,:–-]*/g) ?? []).join(' ')

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
