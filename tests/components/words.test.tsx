import { describe, expect, it } from 'vitest'
import { keepTogether } from '../../components/typography'
import { wordsOf } from '../support/delivered'
import { readText, render } from '../support/render-box'

const box = (tag: string, ...lines: string[]) => `<${tag}>\n\n${lines.join('\n')}\n\n</${tag}>`

describe('Steps', () => {
  it('keeps the order and cuts title from text', () => {
    const html = render(
      box('Steps', '1. **Analyse.** Wir sehen hin.', '2. **Umsetzung.** Wir bauen.'),
    )
    expect(
      html.querySelectorAll('ol > li').map(step => step.childNodes.map(node => node.textContent)),
    ).toEqual([
      ['Analyse', 'Wir sehen hin.'],
      ['Umsetzung', 'Wir bauen.'],
    ])
  })
})

describe.each(['ProblemSolution', 'TargetGroups'])('<%s>', tag => {
  it('makes a heading of the bold start', () => {
    const html = render(box(tag, '- **Autohäuser.** Termine und [Probefahrten](/ki-im-autohaus)'))
    expect(wordsOf(html.querySelector('li h3'))).toBe('Autohäuser')
    expect(html.querySelector('li p a')?.getAttribute('href')).toBe('/ki-im-autohaus')
  })
})

describe('Faq', () => {
  it('opens natively, each question at its own address', () => {
    const entry = render(box('Faq', '### Was kostet das?', '', 'Ab 500 €.')).querySelector(
      '.faq details',
    )
    expect(entry?.id).toBe('was-kostet-das')
    expect(wordsOf(entry?.querySelector('summary h3') ?? null)).toBe('Was kostet das?')
    expect(wordsOf(entry?.querySelector('.faq-answer') ?? null)).toBe('Ab 500 €.')
  })
})

describe('LegalSection', () => {
  it('is a section named by its heading, with groups in it', () => {
    const html = render(
      box(
        'LegalSection',
        '## 2. Test',
        '',
        'Er dauert 14 Tage.',
        '',
        '### Ende',
        '',
        '- von selbst',
      ),
    )
    expect(html.querySelector('section')?.getAttribute('aria-labelledby')).toBe('2-test')
    expect(html.querySelector('h2')?.id).toBe('2-test')
    expect(wordsOf(html.querySelector('.fold li'))).toBe('von selbst')
  })
})

describe('ChatDemo', () => {
  it('gives each turn its speaker, time and quick replies', () => {
    const { props } = readText(
      '<ChatDemo assistant="Sam" channel="WhatsApp">\n\n- **Gast** 9:05: Parkplatz?\n- **Sam:** Ja. [Gerne] [Nein]\n\n</ChatDemo>',
    ).boxes[0] ?? { props: { talk: undefined } }
    expect(props.talk).toMatchObject({
      messages: [
        { from: 'Gast', text: ['Parkplatz?'], time: '9:05', choices: [] },
        { from: 'Sam', text: ['Ja.'], choices: ['Gerne', 'Nein'] },
      ],
    })
  })

  it.each([
    '[8:15 Uhr], [14:30 Uhr]',
    '[8:15 Uhr] / [14:30 Uhr].',
    ', [8:15 Uhr] oder [14:30 Uhr]',
  ])('takes the buttons %s out of what is said', buttons => {
    const text = `<ChatDemo assistant="Sam" channel="WhatsApp">\n\n- **Sam:** Was passt? ${buttons}\n\n</ChatDemo>`
    const choices = ['8:15 Uhr', '14:30 Uhr']
    expect(readText(text).boxes[0]?.props.talk).toMatchObject({
      messages: [{ from: 'Sam', text: ['Was passt?'], choices }],
    })
  })

  it('leads from each reply to its branch, whatever typography makes of their words', () => {
    const replies = ['14 Tage später', 'am 3. Mai', 'z.B. abends', 'anders']
    const branches = replies.slice(0, 3).flatMap(name => [`**${name}**`, '- **Sam** 9:06: Gut.'])
    const html = render(
      [
        '<ChatDemo assistant="Sam" channel="WhatsApp">',
        `- **Sam** 9:05: Wann? ${replies.map(name => `[${name}]`).join(' ')}`,
        '- **Gast** 9:05: Anders.\n- **Sam** 9:06: Gut.',
        ...branches,
        '</ChatDemo>',
      ].join('\n\n'),
    )
    const offered = html.querySelectorAll('[data-choice]')
    expect(offered.map(one => one.getAttribute('data-choice'))).toEqual(replies)
    expect(offered.map(one => one.textContent)).toEqual(replies.map(keepTogether))
    const led = html.querySelectorAll('template').map(one => one.getAttribute('data-branch'))
    expect(led).toEqual(replies.slice(0, 3))
  })

  it('gives the line that a visitor taps a time, as the others have', () => {
    const html = render(
      '<ChatDemo assistant="Sam" channel="WhatsApp">\n\n- **Gast** 9:05: Parkplatz?\n- **Sam** 9:05: Ja. [Gerne] [Nein]\n- **Gast** 9:06: gern\n\n**Nein**\n\n- **Sam** 9:07: Gut.\n\n</ChatDemo>',
    )
    const own = html.querySelector('template .chat-line-guest')
    expect(own?.querySelector('.visually-hidden')?.textContent).toBe('Gast: ')
    expect(own?.querySelector('.chat-bubble')?.firstChild?.textContent).toBe('Nein')
    expect(own?.querySelector('time')?.textContent).toBe('9:07')
  })

  it('leads to where one writes with the assistant, and opens the chat of Emilia', () => {
    const chatOf = (name: string) =>
      render(
        `<ChatDemo assistant="${name}" channel="WhatsApp">\n\n- **Gast:** 2 salami\n- **${name}:** Hier ist die KI. Gern.\n\n</ChatDemo>`,
      )
    const link = chatOf('Sam').querySelector('a')
    expect([link?.text, link?.getAttribute('href')]).toEqual([
      'Mit Sam schreiben',
      '/assistants/sam#schreiben',
    ])
    const emilia = chatOf('Emilia')
    expect(emilia.querySelectorAll('a')).toHaveLength(0)
    expect(wordsOf(emilia.querySelector('button[data-ask]'))).toBe('Nachricht an Emilia')
  })
})
