import type { Locator, Page } from 'playwright/test'

/** Puts a link into the page, as an author may write one, and gives it. */
export async function addLink(
  page: Page,
  href: string,
  attributes: Record<string, string> = {},
): Promise<Locator> {
  await page.locator('h1').evaluate(
    (heading, attributes) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      link.textContent = 'Weiter'
      heading.before(link)
    },
    { href, id: 'probe', ...attributes },
  )
  return page.locator('#probe')
}

/** Follows a link that is put into the page, and waits until the page it leads to is shown. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = await addLink(page, href)
  await link.click()
  await link.waitFor({ state: 'detached' })
}

/** The title of the page that is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Marks the document, to see whether it is still the same one. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

export const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** How often each page is asked for from here on, by its path. */
export function countPages(page: Page): Record<string, number> {
  const counts: Record<string, number> = {}
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/\.\w+$/.test(pathname)) counts[pathname] = (counts[pathname] ?? 0) + 1
  })
  return counts
}
