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

/** Pages that stand for all where a state is the same everywhere. */
export const threePages = ['/', '/assistants/luigi', '/trial']

/** Everything that the engines and our own looks find in the page as it is now. */
export async function allFindings(page: Page): Promise<string[]> {
  return [...(await axe(page)), ...(await ibm(page)), ...(await textFindings(page)), ...(await smallTargets(page))]
}
