import { isMap, isSeq, parseDocument } from 'yaml'
import { urlOf } from '../../content-files'
import { explain } from '../../sentences/explain'
import type { ActionResult, OpenGroup } from '../messages'
import type { LiveCheck } from '../preview-state'
import { readPlain, writePlain } from './files'
import type { History } from './history'
import type { SiteTools } from './site-tools'

const KINDS = ['law', 'scope', 'process'] as const

/** What the firm still has to settle before the site goes live, in groups; settings of the server stand last. */
export function openPoints(check: LiveCheck, tools: SiteTools): OpenGroup[] {
  const groups = tools.golive(check.content()).map(({ heading, found }) => ({
    heading,
    points: found.map(one => {
      const { file, line, column, problem } = one
      const promise = 'promise' in problem && problem.promise
      return {
        file,
        line,
        column,
        sentence: explain(one),
        isHint: true,
        ...(promise && { promise }),
      }
    }),
  }))
  const settings = tools.openSettings().map(sentence => ({
    file: '.env',
    line: 1,
    column: 1,
    sentence,
    isHint: true,
  }))
  return [
    ...groups,
    { heading: 'Einstellungen des Servers, in der Datei .env', points: settings },
  ].filter(({ points }) => points.length > 0)
}

/** Takes the line of a promise that is right out of the head of its page. @throws when it is gone already */
export function confirmPromise(
  root: string,
  history: History,
  { file, promise }: { file: string; promise: string },
): ActionResult {
  const text = readPlain(root, file)
  const head = /^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? ''
  const facts = parseDocument(head)
  const kind = KINDS.find(key => indexOf(facts.getIn(['confirm', key]), promise) !== -1)
  if (!kind) throw new Error('Diese Zusage steht nicht mehr da.')
  const list = facts.getIn(['confirm', kind])
  facts.deleteIn(['confirm', kind, indexOf(list, promise)])
  if (isSeq(list) && list.items.length === 0) facts.deleteIn(['confirm', kind])
  const left = facts.get('confirm')
  if (isMap(left) && left.items.length === 0) facts.delete('confirm')
  const next = text.replace(head, () => facts.toString({ lineWidth: 0 }))
  history.run(`„${promise}“ bestätigt`, urlOf(file), [file], () => writePlain(root, file, next))
  return { said: `„${promise}“ ist bestätigt. Unter „Seiten“ nehmen Sie es zurück.` }
}

function indexOf(list: unknown, promise: string): number {
  return isSeq(list) ? list.toJSON().indexOf(promise) : -1
}
