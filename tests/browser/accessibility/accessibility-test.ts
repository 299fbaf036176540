import type { Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { test as base, expect } from '../../support/built-test'
import { ibm } from './ibm'
import { smallTargets } from './target-probe'
import { textFindings } from './text-probe'

/** The built site, calm so that nothing is half faded in; the engines are let in past its policy. */
export const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
})

export { expect }

/** The widths of the proof and their usual heights. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/**
 * Everything that the engines and our own looks find in the page as it is now. IBM's engine, the slowest, reads the document
 * and not the picture: it runs in wide windows only.
 */
export async function allFindings(page: Page): Promise<string[]> {
  const isWide = (page.viewportSize()?.width ?? 0) > 1000
  const read = isWide ? await ibm(page) : []
  return [
    ...(await axe(page)),
    ...read,
    ...(await textFindings(page)),
    ...(await smallTargets(page)),
  ]
}
