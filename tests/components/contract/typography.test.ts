import { describe, expect, it } from 'vitest'
import { slug } from '../../../components/contract/slug'
import { keepTogether, tidy } from '../../../components/contract/typography'
import type { WholePage } from '../../../renderer/page/page'
import { pagePlugin, type ReadFile } from '../../../renderer/page/page-plugin'
import { readPage } from '../../../renderer/page/read-page'
import { rightPage } from '../../support/content-copy'

type Step = { transform?: { handler?: Transform } & Transform }
type Transform = (this: object, code: string, id: string) => Promise<{ code: string } | undefined>

/** The body of a page as MDX compiles it in a build. */
async function compile(body: string): Promise<string> {
  const text = rightPage('/probe', body)
  const id = `${process.cwd()}/content/probe.mdx`
  const read: ReadFile = (file, code) => readPage(file, code).page as WholePage
  const [reading, mdx] = pagePlugin({ read, root: 'tests/fixtures' }) as unknown as Step[]
  await reading?.transform?.handler?.call({ addWatchFile() {} }, text, id)
  return (await mdx?.transform?.call({}, text, id))?.code ?? ''
}

it('a picture has its size, so that nothing moves when it comes, and waits until it is near', async () => {
  const page = await compile('![Logo](/logo.svg)\n\n![Fehlt](/fehlt.png)')
  expect(page).toMatch(
    /logo\.svg",\s+alt: "Logo",\s+width: "?1"?,\s+height: "?1"?,\s+loading: "lazy"/,
  )
  expect(page).toContain('fehlt.png')
})

describe('letters that come along from elsewhere', () => {
  it('are shown as if they had been typed here', () => {
    expect(tidy('14\u00a0Tage,\u202f10\u2009€, Termin\u00adver\u200bwaltung, U\u0308ber')).toBe(
      '14 Tage, 10 €, Terminverwaltung, Über',
    )
  })

  it('leave emoji of several parts whole', () => {
    expect(tidy('👩\u200d⚕️ 14\u00a0Tage')).toBe('👩\u200d⚕️ 14 Tage')
  })

  it('make the same page, in boxes and beside them', async () => {
    const page = (space: string, hyphen: string, ue: string) =>
      compile(
        `# ${ue}ber\n\nTermin${hyphen}verwaltung in 3${space}Schritten.\n\n<Checklist>\n\n- ${ue}ber${space}14${space}Tage\n\n</Checklist>`,
      )
    expect(await page('\u00a0', '\u00ad', 'U\u0308')).toBe(await page(' ', '', 'Ü'))
  })

  it('make the same anchor', () => {
    expect(slug('U\u0308ber uns')).toBe('ueber-uns')
    expect(slug('Termin\u00adverwaltung')).toBe('terminverwaltung')
    expect(slug('Señor Peña, Žižek und Győr')).toBe('senor-pena-zizek-und-gyor')
  })
})

describe('at the end of a line', () => {
  it.each([
    ['14 Tage', '600 Nachrichten', 'jede der 8 Übungen', '1 kB'],
    ['Handtücher für Zimmer 8', 'Tag 7', 'Tisch 12 ist frei', 'höchstens bis zu 5'],
    ['Artikel 6 Absatz 1 lit. f DSGVO', 'Abschnitt 5'],
    ['ab 299 €, exkl. USt.', 'exkl. USt.'],
    ['Rückruf um 9:00', 'Seite 48', '14 Testtagen'],
  ])('what belongs together stays together: %s', (...texts) => {
    for (const text of texts) expect(keepTogether(text), text).toContain('\u00a0')
  })

  it.each([
    ['an amount stays with what it counts', '2_×_Lasagne, 1_×_Blattsalat'],
    ['a range stays in one piece', 'dazu 0,07_€_bis_0,10_€_pro_Nachricht, zzgl._100_€'],
    ['the law stays with its section', 'nach §_24_MedienG'],
    ['an ordinary sentence may break anywhere', 'Es sind 5. Stockwerke haben wir zwei.'],
  ])('%s: %s', (_what, kept) => {
    expect(keepTogether(kept.replaceAll('_', ' '))).toBe(kept.replaceAll('_', '\u00a0'))
  })
})
