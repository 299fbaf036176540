import type { Page } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { translate, translateFromStart } from '../../support/translated'
import { delayCode } from './late-code'

// Whatever React does not find any more where it has put it is an uncaught error, and fails a test.

const partsOf = (page: Page) => ({
  lines: page.getByRole('log').locator('.try-it-line'),
  replies: page.locator('.try-it-replies').getByRole('button'),
  input: page.locator('.try-it-input input'),
  slip: page.locator('.try-it-result dd'),
})

async function answered(page: Page, act: () => Promise<void>) {
  const { lines } = partsOf(page)
  const before = await lines.count()
  await act()
  await expect(lines).toHaveCount(before + 2)
}

const type = (page: Page, line: string) =>
  answered(page, async () => {
    const { input } = partsOf(page)
    await input.fill(line)
    await input.press('Enter')
  })

const tap = (page: Page) => answered(page, () => partsOf(page).replies.first().click())

/** What guests do with three kinds of slips, and what then stands on them. */
const GUESTS = {
  selina: {
    play: async (page: Page) => {
      await tap(page)
      await type(page, 'doch lieber Mundhygiene')
      await type(page, 'Freitag')
      await type(page, 'Grabner')
    },
    slip: ['[Mundhygiene]', /^\[Freitag, \d+:\d+\sUhr\]$/, '[Grabner]'],
  },
  luigi: {
    play: async (page: Page) => {
      await type(page, 'zwei Salami und ein Tiramisu')
      await type(page, 'keine Salami, lieber eine Lasagne')
      await type(page, 'das ist alles')
      await tap(page)
      await type(page, 'Steiner')
    },
    slip: ['[1 × Tiramisu][1 × Lasagne]', '[19:30 Uhr]', '[Steiner]'],
  },
  phonix: {
    play: async (page: Page) => {
      await tap(page)
      await type(page, 'Annenstraße 12, Graz')
      await tap(page)
      await type(page, 'Ofner')
      await tap(page)
    },
    slip: [
      '[Die Heizung ist kalt]',
      '[Annenstraße 12, Graz]',
      /^\[\p{L}+, \d+:\d+\sUhr\]$/u,
      '[Ofner]',
      '[Ja]',
    ],
  },
} as const

for (const moment of ['before', 'after'] as const)
  for (const [assistant, { play, slip }] of Object.entries(GUESTS))
    test(`${assistant} plays to the end on a page translated ${moment} the scene wakes`, async ({
      page,
    }) => {
      if (moment === 'before') {
        await translateFromStart(page)
        await delayCode(page, 'TryIt', 700)
      }
      await page.goto(`/assistants/${assistant}`)
      if (moment === 'after') {
        await type(page, 'hallo')
        await translate(page)
      }
      await play(page)
      await expect(page.locator('.try-it-stamp')).toBeVisible()
      // Words that were there before are gone, whoever has put them there.
      await expect(partsOf(page).slip).toHaveText([...slip])
      await page.reload()
      if (moment === 'after') await translate(page)
      await expect(partsOf(page).slip).toHaveText([...slip])
      await page.locator('.try-it button', { hasText: 'Noch einmal' }).click()
      await expect(partsOf(page).lines).toHaveCount(1)
      await play(page)
      await expect(page.locator('.try-it-stamp')).toBeVisible()
      await expect(partsOf(page).slip).toHaveText([...slip])
    })
