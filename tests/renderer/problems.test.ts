import { expect, it } from 'vitest'
import type { BoxProblem } from '../../components/box-rules'
import { diagnose } from '../../renderer/data/diagnose'
import { boxErrors } from '../../renderer/sentences/boxes'
import { contractErrors } from '../../renderer/sentences/contracts'
import { dataErrors } from '../../renderer/sentences/data'
import { finding } from '../../renderer/sentences/explain'
import { golivePoints } from '../../renderer/sentences/golive'
import { hints } from '../../renderer/sentences/hints'
import { linkErrors } from '../../renderer/sentences/links'
import { textErrors } from '../../renderer/sentences/text'

it('a problem becomes a diagnostic at its place, with its severity and its sentence', () => {
  const { found, report } = diagnose('content/x.mdx', 'Eins\nZwei  zwei')
  report({ ruleId: 'link-dead', path: '/trail', known: ['/trial'] }, 5)
  report({ ruleId: 'word-repeated', word: 'Zwei' }, 5)
  report({ ruleId: 'legal-review' }, 0)
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'hint', 'open'])
  expect(found.map(finding)).toEqual([
    'content/x.mdx:2:1  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
    'content/x.mdx:2:1  Hinweis: „Zwei“ steht zweimal hintereinander.',
    expect.stringMatching(/^content\/x\.mdx:1:1 {2}Von Juristin oder Jurist zu prüfen\./),
  ])
})

it('each rule stands in one file of sentences, which says how severe it is', () => {
  const groups = [
    boxErrors,
    contractErrors,
    dataErrors,
    golivePoints,
    hints,
    linkErrors,
    textErrors,
  ]
  const ids = groups.flatMap(Object.keys)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('a wrong or missing datum is refused by `npm run types`, which fails where one of these is none', () => {
  const { found, report } = diagnose('content/x.mdx', '')
  // @ts-expect-error a misspelt datum
  report({ ruleId: 'link-dead', paht: '/trail', known: [] }, 0)
  // @ts-expect-error a missing datum
  report({ ruleId: 'link-dead', path: '/trail' }, 0)
  // @ts-expect-error a datum of another type
  report({ ruleId: 'h1-again', line: '7' }, 0)
  // @ts-expect-error a datum that the sentence does not take
  report({ ruleId: 'link-empty', href: '#' }, 0)
  // @ts-expect-error a rule without a sentence
  report({ ruleId: 'link-ded', path: '/trail', known: [] }, 0)

  const reportInBox = (problem: BoxProblem) => report(problem, 0)
  // @ts-expect-error a misspelt datum in a contract
  reportInBox({ ruleId: 'branch-unknown', nmae: 'Größe', known: [] })
  // @ts-expect-error a rule that is none of a contract
  reportInBox({ ruleId: 'link-dead', path: '/trail', known: [] })
  expect(found).toHaveLength(7)
})
