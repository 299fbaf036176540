import { describe, expect, it } from 'vitest'
import { slug } from '../../components/rich-text'
import { tidy } from '../../components/typography'
import { compile, mdx } from '../support/page'

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
      mdx(
        `# ${ue}ber\n\nTermin${hyphen}verwaltung in 3${space}Schritten.\n\n<Checklist>\n\n- ${ue}ber${space}14${space}Tage\n\n</Checklist>`,
      )
    expect(await compile(page('\u00a0', '\u00ad', 'U\u0308'))).toBe(await compile(page(' ', '', 'Ü')))
  })

  it('make the same anchor', () => {
    expect(slug('U\u0308ber uns')).toBe('ueber-uns')
    expect(slug('Termin\u00adverwaltung')).toBe('terminverwaltung')
  })
})
