import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { redirectsIn } from '../../renderer/check/redirect-rules'

const EMILIA: [file: string, note: string][] = [
  ['persona.md', 'Wer Emilia ist (emilia/persona.md), ist geändert: Mit einem Sprachmodell antwortet sie anders.'],
  ['synonyms.yaml', 'Emilias Wörter (emilia/synonyms.yaml) sind geändert: Sie findet andere Stellen.'],
  ['topics.yaml', 'Emilias Themen (emilia/topics.yaml) sind geändert: Sie antwortet mit anderen Stellen.'],
]

/** What visitors meet and no page shows: old addresses that lead elsewhere, and what Emilia answers by. */
export function besidePages(before: string, after: string): string[] {
  const [old, now] = [before, after].map(tree => redirectsIn(read(tree, 'redirects.yaml')))
  const paths = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].sort()
  const redirects = paths.flatMap(path => {
    const [from, to] = [old?.[path], now?.[path]]
    if (from === to) return []
    if (to === undefined) return [`Die Weiterleitung ${path} → ${from} ist weg.`]
    return [`${path} führt jetzt auf ${to}${from === undefined ? '' : `, bisher auf ${from}`}.`]
  })
  const emilia = EMILIA.filter(([name]) => read(before, `emilia/${name}`) !== read(after, `emilia/${name}`))
  return [...redirects, ...emilia.map(([, note]) => note)]
}

function read(tree: string, name: string): string {
  const file = join(tree, 'content', name)
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : ''
}
