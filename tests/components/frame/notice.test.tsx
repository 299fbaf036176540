import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Notice } from '../../../components/frame/Notice'

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
