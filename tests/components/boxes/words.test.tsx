import { expect, it } from 'vitest'
import { render } from '../../support/render-box'
import { wordsOf } from '../../support/words'

const box = (tag: string, ...lines: string[]) => `<${tag}>\n\n${lines.join('\n')}\n\n</${tag}>`

it('ProblemSolution makes a heading of the bold start', () => {
  const html = render(
    box('ProblemSolution', '- **Autohäuser.** Termine und [Probefahrten](/ki-im-autohaus)'),
  )
  expect(wordsOf(html.querySelector('li h3'))).toBe('Autohäuser')
  expect(html.querySelector('li p a')?.getAttribute('href')).toBe('/ki-im-autohaus')
})

it('Faq opens natively, each question at its own address', () => {
  const entry = render(box('Faq', '### Was kostet das?', '', 'Ab 500 €.')).querySelector(
    '.faq details',
  )
  expect(wordsOf(entry?.querySelector('summary h3') ?? null)).toBe('Was kostet das?')
  // Browsers open a fold for who follows a link to something in it.
  expect(wordsOf(entry?.querySelector('#was-kostet-das') ?? null)).toBe('Ab 500 €.')
})
