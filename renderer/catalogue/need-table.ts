import type { BoxEntry } from './entries'

const START = '<!-- Aus den Verträgen der Kästchen; nach einer Änderung dort: npm run snippets -->'
const END = '<!-- Ende -->'

/** „Was brauche ich?“ -> box, for content/README.md. */
function needTable(entries: readonly BoxEntry[]): string {
  const rows = entries
    .filter(({ kind }) => kind === 'box')
    .map(({ tag, contract }) => `| ${contract.purpose.split(/(?<=\.) /)[0]} | \`<${tag}>\` |`)
  const exhibits = entries.filter(({ kind }) => kind === 'exhibit').map(({ tag }) => `\`${tag}\``)
  const moving = `| Etwas, das sich bewegt und den Nutzen zeigt, im \`<Hero>\` oder neben Text. | ${exhibits.join(', ')} |`
  return [START, '', '| Das möchte ich zeigen | Das nehme ich |', '| --- | --- |', ...rows, moving, '', END].join('\n')
}

/** The handbook with its table as the contracts have it now. Throws when the marks around the table are gone. */
export function withNeedTable(readme: string, entries: readonly BoxEntry[]): string {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)]
  if (from === -1 || to === -1) throw new Error(`content/README.md lacks ${START} … ${END}`)
  return readme.slice(0, from) + needTable(entries) + readme.slice(to + END.length)
}
