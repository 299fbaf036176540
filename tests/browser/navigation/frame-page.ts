import type { Page } from 'playwright/test'

/** The title of the page that is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A link among the words of the page, by all of its own. */
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Marks the document, to see whether it is still the same one. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)
