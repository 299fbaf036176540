import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/**
 * What axe finds in the page as it is now, best practices included: `rule: element (why)`.
 * @param within CSS selector of the part to look at
 * @param judged rules that need not be asked again
 */
export async function axe(page: Page, within = 'html', judged: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Past the site's policy, which forbids scripts to evaluate text.
    const tools = await page.context().newCDPSession(page)
    await tools.send('Runtime.evaluate', { expression: axeCore.source })
    await tools.detach()
  }
  const violations = await page.evaluate(
    async ({ within, options }) =>
      (await (window as unknown as { axe: typeof axeCore }).axe.run(within, options)).violations,
    {
      within,
      options: {
        runOnly: { type: 'tag' as const, values: tags },
        rules: { ...rules, ...Object.fromEntries(judged.map(rule => [rule, { enabled: false }])) },
        reporter: 'no-passes' as const,
      },
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `axe ${id}: ${target} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  )
}
