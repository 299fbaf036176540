import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const ibmSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Ibm = {
  Checker: new () => {
    check(node: Document, rulesets: string[]): Promise<{ results: IbmResult[] }>
  }
}
type IbmResult = {
  ruleId: string
  value: [string, string]
  message: string
  snippet: string
  path: { dom: string }
}

/** Where IBM's engine is mistaken, or asks for less than we do; each with its reason. */
const accepted: { rule: string; snippet: RegExp }[] = [
  // A policy in a <meta> is current HTML: static hosts without headers need it.
  {
    rule: 'element_attribute_deprecated',
    snippet: /^<meta .*http-equiv="Content-Security-Policy"/,
  },
  // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable), whatever its role.
  { rule: 'element_tabbable_role_valid', snippet: /^<div tabindex="0" .*role="log"/ },
  // The strip of a day scrolls on narrow windows; on wide ones it has room, and without scripts it stays the same element.
  { rule: 'element_tabbable_role_valid', snippet: /^<section .*class="(?:day|scene)-strip"/ },
]

/** What IBM's engine calls failed, violations and recommendations alike. Needs a context with `bypassCSP`. */
export async function ibm(page: Page): Promise<string[]> {
  await page.evaluate(`${ibmSource}\n;globalThis.ace = ace; undefined`)
  const results = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ace: Ibm }).ace
    const report = await new Checker().check(document, ['IBM_Accessibility'])
    return report.results.filter(({ value }) => value[1] === 'FAIL')
  })
  return results
    .filter(
      ({ ruleId, snippet }) =>
        !accepted.some(({ rule, snippet: part }) => rule === ruleId && part.test(snippet)),
    )
    .map(({ ruleId, message, snippet, path }) => `ibm ${ruleId}: ${message} ${snippet} ${path.dom}`)
}
