import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Reply } from '../../../../components/islands/conversation/reply/Reply'

const SITE = 'https://4xdu.example'
const draw = (text: string) => renderToStaticMarkup(<Reply text={text} siteOrigin={SITE} />)

const routes = `Auf <a href="/trial">${SITE}/trial/</a> oder <a href="/services/x">/services/x</a>.`
const contact = '<a href="mailto:a.b@x.at">a.b@x.at</a>, Tel: <a href="tel:+433161">+433161</a>!'
const cards =
  '<ul class="conversation-cards"><li><a href="/#preise"><b>Preise</b> ab 500 €</a></li><li><a href="/trial"><b>Demo</b> </a></li></ul>'

it.each([
  ['paragraphs and line breaks', 'Eins\nzwei\r\n\r\n\nDrei', '<p>Eins\nzwei</p><p>Drei</p>'],
  ...['-', '*', '•'].map(mark => [
    `a list marked with ${mark}, right under a paragraph and with gaps`,
    `Dabei:\n${mark} eins\n\n  ${mark} zwei\n    weiter\n\nSchluss`,
    '<p>Dabei:</p><ul><li>eins</li><li>zwei weiter</li></ul><p>Schluss</p>',
  ]),
  [
    'what follows a list without a gap',
    '- eins\nAlle exkl.',
    '<ul><li>eins</li></ul><p>Alle exkl.</p>',
  ],
  ['numbers', '3. drei\n4) vier', '<ol start="3"><li>drei</li><li>vier</li></ol>'],
  [
    'bold with links in it',
    'Ab **5 ([Preise](/#preise))**!',
    '<p>Ab <strong>5 (<a href="/#preise">Preise</a>)</strong>!</p>',
  ],
  ['mail and telephone', 'Mail: a.b@x.at, Tel: tel:+433161!', `<p>Mail: ${contact}</p>`],
  ['addresses of this site', `Auf ${SITE}/trial/ oder /services/x.`, `<p>${routes}</p>`],
  ['a list of links within this site', '- [Preise](/#preise): ab 500 €\n- [Demo](/trial)', cards],
  [
    'one link',
    '- [Preise](/#preise): ab **5**',
    '<ul><li><a href="/#preise">Preise</a>: ab <strong>5</strong></li></ul>',
  ],
  [
    'a list with another link',
    '- [Preise](/#preise)\n- [Fremd](https://example.org)',
    '<ul><li><a href="/#preise">Preise</a></li><li>[Fremd](https://example.org)</li></ul>',
  ],
])('a reply shows %s', (_what = '', text = '', html) => {
  const shown = draw(text).replace(/<\/?span>| dir="auto"/g, '')
  expect(shown.replaceAll('\u00a0', ' ')).toBe(html)
})

it.each([
  ...['5 * 3 * 2', 'a*b*c', 'ki_telefon_neu', '#1 in Graz', '1 | 2', 'Mo - Fr', '10 > 5'],
  ...['und/oder', '24/7', '1/2 Tag', '9:00/17:00', 'Mo-Fr 9:00-17:00, -5 % ab 1.1.'],
  'Siehe https://example.org/a?b=1.',
])('leaves %s alone: no mark, no list, no address of ours', words => {
  const { text, firstChild } = parse(draw(words))
  expect(text.replaceAll('\u00a0', ' ').replace('&gt;', '>')).toBe(words)
  expect(firstChild?.childNodes.map(String)).toHaveLength(1)
})

/** What a misled model may say: markup, addresses, Markdown. Each tries to run something or to load from evil.example. */
const replies: string[] = JSON.parse(readFileSync('tests/fixtures/hostile-replies.json', 'utf8'))

it.each(replies)('is shown as words, and leads nowhere but to pages of this site: %s', reply => {
  const html = parse(draw(reply))
  for (const element of html.querySelectorAll('*')) {
    expect(element.rawTagName).toMatch(/^(p|ul|ol|li|strong|a|b|span)$/)
    for (const name of Object.keys(element.attributes))
      expect(name).toMatch(/^(class|dir|href|start)$/)
  }
  for (const link of html.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^\/(?!\/|api)[^?]*$/i)
})
