import { expect, it } from 'vitest'
import { parseReply } from '../../../../components/islands/conversation/reply/parse-reply'

const SITE = 'https://www.example.at'
const parse = (text: string) => parseReply(text, SITE)
const text = (value: string) => ({ type: 'text', text: value })
const link = (label: string, href: string) => ({
  type: 'link',
  text: label,
  href,
})
const inline = (value: string) => {
  const [block] = parse(value)
  return block?.type === 'paragraph' ? block.children : block
}

it('keeps paragraphs and line breaks', () => {
  expect(parse('Eins\nzwei\r\n\r\n\nDrei')).toEqual([
    { type: 'paragraph', children: [text('Eins\nzwei')] },
    { type: 'paragraph', children: [text('Drei')] },
  ])
})

it.each(['-', '*', '•'])('reads lists marked with %s, with gaps and under a paragraph', mark => {
  expect(parse(`Dabei:\n${mark} eins\n\n  ${mark} zwei\n    weiter\n\nSchluss`)).toEqual([
    { type: 'paragraph', children: [text('Dabei:')] },
    { type: 'bullets', items: [[text('eins')], [text('zwei weiter')]] },
    { type: 'paragraph', children: [text('Schluss')] },
  ])
})

it('sets what follows a list without a gap apart from its last item', () => {
  expect(parse('- Online-Dashboard\nAlle Preise exkl. USt.')).toEqual([
    { type: 'bullets', items: [[text('Online-Dashboard')]] },
    { type: 'paragraph', children: [text('Alle Preise exkl. USt.')] },
  ])
})

it('reads numbered lists from the number they begin with', () => {
  expect(parse('3. drei\n4) vier')).toEqual([
    { type: 'numbers', start: 3, items: [[text('drei')], [text('vier')]] },
  ])
})

it('reads bold with links in it', () => {
  expect(inline('Ab **500 € ([Preise](/#preise))**!')).toEqual([
    text('Ab '),
    { type: 'bold', children: [text('500 € ('), link('Preise', '/#preise'), text(')')] },
    text('!'),
  ])
})

it('links bare addresses without the punctuation behind them', () => {
  expect(inline(`Siehe ${SITE}/trial.`)).toEqual([
    text('Siehe '),
    link(`${SITE}/trial`, '/trial'),
    text('.'),
  ])
  expect(inline('Mail: a.b@example.at, Tel: tel:+4331612345!')).toEqual([
    text('Mail: '),
    link('a.b@example.at', 'mailto:a.b@example.at'),
    text(', Tel: '),
    link('+4331612345', 'tel:+4331612345'),
    text('!'),
  ])
})

it('turns full addresses of this site and bare routes into routes', () => {
  expect(inline(`Hier: ${SITE}/trial/ oder /services/ki-rag-systeme.`)).toEqual([
    text('Hier: '),
    link(`${SITE}/trial/`, '/trial'),
    text(' oder '),
    link('/services/ki-rag-systeme', '/services/ki-rag-systeme'),
    text('.'),
  ])
})

it.each([
  ...['5 * 3 * 2', 'a*b*c', 'ki_telefon_neu', '#1 in Graz', '1 | 2', 'Mo - Fr', '10 > 5'],
  ...['und/oder', '24/7', '1/2 Tag', '9:00/17:00', 'Mo-Fr 9:00-17:00, -5 % ab 1.1.'],
  'Siehe https://example.org/a?b=1.',
])('leaves %s alone: no mark, no list, no address of ours', words => {
  expect(inline(words)).toEqual([text(words)])
})

it('makes cards of a list of links within this site', () => {
  expect(parse('Dazu:\n- [Preise](/#preise): ab **500 €**')).toMatchObject([
    { type: 'paragraph' },
    { type: 'bullets' },
  ])
  expect(parse('- [Preise](/#preise): ab 500 €\n- [Demo](/trial)')).toEqual([
    {
      type: 'cards',
      cards: [
        { href: '/#preise', title: 'Preise', text: 'ab 500 €' },
        { href: '/trial', title: 'Demo', text: '' },
      ],
    },
  ])
  expect(parse('- [Preise](/#preise)\n- [Fremd](https://example.org)')).toMatchObject([
    { type: 'bullets' },
  ])
})
