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
/** GitHub takes 65 536 characters; the link to the preview needs some too. */
const LONGEST = 64_000

/** What reads differently, page by page: old words in `[-…-]`, new ones in `{+…+}`, as git writes them. */
export function report({ changes, differences }: Changes, options: ReportOptions): string {
  const { rev, isBuilt, findings, markdown } = options
  const intro = [
    changes.length === 0
      ? `Für Besucher ändert sich seit ${rev} kein Wort.`
      : `Das lesen Besucher anders als in ${rev}:`,
    ...changes.map(
      ({ kind, name, before }) => `- ${KINDS[kind]}: ${name}${before ? `, bisher ${before}` : ''}`,
    ),
    ...(isBuilt ? [] : [NOT_BUILT]),
  ]
  const body = [
    ...differences.map(({ names, lines }) => `${names.join(', ')}\n${lines.trimEnd()}`),
    ...(findings.length > 0 ? [`Was die Prüfung sagt\n${findings.join('\n')}`] : []),
  ].join('\n\n')
  if (!body) return `${intro.join('\n')}\n`
  return `${intro.join('\n')}\n\n${markdown ? fenced(body, LONGEST - intro.join('\n').length) : body}\n`
}

/** In a fence that no words of the site can close. */
function fenced(text: string, room: number): string {
  const longest = Math.max(...[...text.matchAll(/~+/g)].map(([run]) => run.length), 2)
  const fence = '~'.repeat(longest + 1)
  const rest = '\n… Der Rest steht in der Prüfung unter „Was Besucher anders lesen“.'
  const isShort = text.length + 2 * fence.length < room
  return `${fence}text\n${isShort ? text : text.slice(0, room - 200) + rest}\n${fence}`
}
