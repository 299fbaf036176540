import type { Page } from 'playwright/test'

/** The fonts that draw the heading and the first paragraph, as the browser names them. */
export async function drawnWith(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const used = ['h1', 'main p'].map(async selector => {
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName.replace(/ \d.*| Light/, ''))
  })
  return [...new Set((await Promise.all(used)).flat())].sort()
}
