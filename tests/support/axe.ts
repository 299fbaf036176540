import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in the page as it is now, best practices included: `rule: element (why)`. In one go, which axe calls
 * legacy: the other way brings the results of frames together in a page of its own, takes three times as long, and we have none.
 */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `axe ${id}: ${target} (${failureSummary.replace(/\s+/g, ' ')})`),
  )
}
