import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { chatOf, openChat } from '../../support/chat-panel'
import { frames } from '../../support/frames'
import { contact, demo, industry } from '../../support/live'
import { hydrated } from '../islands/form-test'

/** A film, both forms, an exhibit and plain words. The header or the footer of each page links to all of them. */
const ROUND = ['/', demo.path, contact.path, industry.path, '/datenschutz']
const FORMS = [demo.path, contact.path]
/** One page that is never let go of brings hundreds of nodes, and a form dozens of listeners. */
const NODES = 20
const LISTENERS = 4
const HEAP = 300_000

/** Follows the link to a page and looks at all that moves, plays or wakes there. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(async path => {
    const arrived = new Promise(resolve =>
      document.addEventListener('navigated', resolve, { once: true }),
    )
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
    await arrived
    for (const part of document.querySelectorAll('main video, main .exhibit, main form')) {
      part.scrollIntoView({ behavior: 'instant' })
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  }, path)
  if (FORMS.includes(path)) await hydrated(page)
}

async function travel(page: Page, navigations: number): Promise<void> {
  for (let count = 0; count < navigations; count++)
    await visit(page, ROUND[count % ROUND.length] ?? '/')
}

/** What is alive after the garbage has been collected. */
async function alive(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const { Nodes, JSEventListeners, JSHeapUsedSize } = Object.fromEntries(
    metrics.map(({ name, value }) => [name, value]),
  )
  return { nodes: Nodes ?? 0, listeners: JSEventListeners ?? 0, heap: JSHeapUsedSize ?? 0 }
}

test('five pages further into a visit the browser holds no more than before', async ({ page }) => {
  // On a slow machine with others beside it, a page took more than a second.
  test.slow()
  await page.goto('/')
  const { bubbles, ask } = await openChat(page)
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(chatOf(page).panel).toBeHidden()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.evaluate(() => Object.assign(window, { marked: true }))

  // Three rounds: React keeps the state before the last one, as of the questions in the chat, and that is not there at once.
  await travel(page, 15)
  await frames(page, 30)
  const early = await alive(cdp)
  await travel(page, 5)

  expect(await page.evaluate(() => 'marked' in window), 'all of it in one document').toBe(true)
  expect(early.nodes, 'nodes of a page').toBeGreaterThan(300)
  // Transitions and React hold pages for a moment, not for good.
  await expect(async () => {
    const late = await alive(cdp)
    const grown = `grown by, from page 15 (${JSON.stringify(early)}) to page 20 (${JSON.stringify(late)})`
    expect(late.nodes - early.nodes, `nodes ${grown}`).toBeLessThanOrEqual(NODES)
    expect(late.listeners - early.listeners, `listeners ${grown}`).toBeLessThanOrEqual(LISTENERS)
    expect(late.heap - early.heap, `bytes of the heap ${grown}`).toBeLessThanOrEqual(HEAP)
  }).toPass({ timeout: 15_000 })
})
