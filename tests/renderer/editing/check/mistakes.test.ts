import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editOf, type Finding, lineOf } from '../../../../renderer/data/report'
import { checkPage } from '../../../../renderer/editing/check/check-page'
import { withEdits } from '../../../../renderer/editing/check/repair'
import { stepKinds } from '../../../../shared/scene/scene'
import { copyContent, rightPage } from '../../../support/content-copy'

type Mistake = { rule: string; says: string; fixed?: string }
const table = <T>(name: string): (Mistake & T)[] => {
  const text = readFileSync(`tests/renderer/editing/check/mistakes/${name}.yaml`, 'utf8')
  return parse(text.replace('{stepKinds}', stepKinds.join(', ')))
}
const pageMistakes = table<{ page: string }>('pages')
const dataMistakes = table<{ file: string; from: string; to: string }>('data')

/** `9:1  Satz` */
const sentenceOf = (finding: Finding) => lineOf(finding).replace(/^[^:]*:/, '')

/** The text with the repair of the finding that says this; as it is when it has none. */
function repaired(text: string, findings: readonly Finding[], says: string): string {
  const edits = findings.filter(one => sentenceOf(one) === says).flatMap(one => editOf(one) ?? [])
  return withEdits(text, edits)
}

// Each mistake is told at its place, with its cure, and repaired where that is exact.
it.each(pageMistakes)('$rule: $page', ({ rule, page, says, fixed }) => {
  const text = rightPage('/probe', page)
  const { findings } = checkPage('content/probe.mdx', text, 'www.4xdu.example')
  expect(findings.map(sentenceOf)).toContain(says)
  expect(findings.find(one => sentenceOf(one) === says)?.ruleId).toBe(rule)
  expect(repaired(text, findings, says)).toBe(rightPage('/probe', fixed ?? page))
})

const copy = copyContent(afterAll)

it.each(dataMistakes)('$rule: $file: $to', ({ rule, file: name, from, to, says, fixed }) => {
  const file = `content/${name}`
  const before = copy.read(file)
  copy.change(file, from, to)
  const text = copy.read(file)
  const { pages, files } = copy.check()
  copy.write(file, before)
  const findings = [...pages, ...files].flatMap(one => (one.file === file ? one.findings : []))
  expect(findings.map(sentenceOf)).toContain(says)
  expect(findings.find(one => sentenceOf(one) === says)?.ruleId).toBe(rule)
  const lines = repaired(text, findings, says).split('\n')
  expect(lines.find(line => !text.split('\n').includes(line))).toBe(fixed)
})
