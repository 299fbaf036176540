import type { Changes } from './compare'

type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  isBuilt: boolean
  /** What the check says: `content/x.mdx:14:1  …`. */
  findings: readonly string[]
  /** For a comment on GitHub. */
  markdown?: boolean
}

const KINDS = { new: 'Neu', gone: 'Weg', moved: 'Verschoben', changed: 'Anders' }
const NOT_BUILT =
  'So lässt sich die Website nicht bauen. Verglichen sind darum die Dateien von content/, wie sie geschrieben sind.'
/** GitHub takes 65 536 characters, and a link stands above. */
const LONGEST = 60_000

/** What reads differently, page by page: old words in `[-…-]`, new ones in `{+…+}`, as git writes them. */
export function report({ changes, differences }: Changes, options: ReportOptions): string {
  const { rev, isBuilt, findings, markdown } = options
  const title = changes.length === 0 ? 'Kein Wort ändert sich' : 'Das ändert sich'
  const names = changes.map(
    ({ kind, name, before }) => `${KINDS[kind]}: ${name}${before ? `, bisher ${before}` : ''}`,
  )
  const body = [
    ...(names.length > 0 ? [names.join('\n')] : []),
    ...differences.map(({ names, lines }) => `${names.join(', ')}\n${lines.trimEnd()}`),
    ...(findings.length > 0 ? [`Was die Prüfung sagt\n${findings.join('\n')}`] : []),
  ].join('\n\n')
  const intro = `${title} für Besucher, verglichen mit ${rev}.${isBuilt ? '' : `\n${NOT_BUILT}`}\n`
  if (!body) return intro
  return `${intro}\n${markdown ? fenced(body) : body}\n`
}

/** In a fence that no words of the site can close. */
function fenced(text: string): string {
  const longest = Math.max(...[...text.matchAll(/~+/g)].map(([run]) => run.length), 2)
  const fence = '~'.repeat(longest + 1)
  const rest = '… Zu lang für einen Kommentar. Alles zeigt „npm run review“.'
  const short = text.length < LONGEST ? text : `${text.slice(0, LONGEST)}\n${rest}`
  return `${fence}text\n${short}\n${fence}`
}
