import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Notice } from '../../../components/frame/Notice'
import { copyContent } from '../../support/content-copy'

const notice = {
  text: 'Wir machen Pause.',
  link: { label: 'Kontakt', path: '/kontakt' },
  until: '2026-12-24',
}
const shown = (today: string) => renderToStaticMarkup(<Notice notice={notice} today={today} />)

it('a notice stands there to its last day, and is built no longer after it', () => {
  expect(shown('2026-12-24')).toMatch(/Wir machen Pause\. <a href="\/kontakt">Kontakt<\/a>/)
  expect(shown('2026-12-25')).toBe('')
})

it('a page that was built before takes it away by itself', () => {
  const script = /<script>(.*)<\/script>/.exec(shown('2026-12-01'))?.[1] ?? ''
  const isGoneOf = (until: string) => {
    let isGone = false
    const parentElement = { dataset: { until }, remove: () => (isGone = true) }
    new Function('document', script)({ currentScript: { parentElement } })
    return isGone
  }
  expect([isGoneOf('2020-01-01'), isGoneOf('2999-01-01')]).toEqual([true, false])
})

it('of a notice without a day, or of two numbers for the telephone, editors are told', () => {
  const copy = copyContent()
  const told = (from: string, to: string) => {
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(from, to))
    const site = copy.check().files.find(({ file }) => file === 'content/site.yaml')
    return site?.findings.map(({ reason }) => reason)
  }
  expect(told('brand: ', 'notice: { text: Pause, until: morgen }\nbrand: ')).toEqual([
    expect.stringContaining('Schreiben Sie den letzten Tag als Jahr-Monat-Tag'),
  ])
  expect(told('until: morgen', 'until: 2026-12-24')).toEqual([])
  for (const two of ['"+43 316 123456 / +43 660 1234567"', '"+43 316 123456, 0660 1234567"'])
    expect(
      told(/^phone: .*$/m.exec(copy.read('content/site.yaml'))?.[0] ?? '', `phone: ${two}`),
    ).toEqual([expect.stringContaining('Hier steht nur eine Nummer')])
  expect(
    told(
      /^phone: .*$/m.exec(copy.read('content/site.yaml'))?.[0] ?? '',
      'phone: ["+43 316 123456", "+43 660 12345"]',
    ),
  ).toEqual([expect.stringContaining('Hier steht nur eine Nummer')])
})
