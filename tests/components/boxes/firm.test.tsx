import { describe, expect, it } from 'vitest'
import { answerLines } from '../../../components/facts/answer-lines'
import { render, siteData } from '../../support/render-box'
import { wordsOf } from '../../support/words'

const { site } = siteData

it.each([
  ['[Quelle eintragen]', `Angabe von ${site.brand}`],
  ['Studie 2024', 'Quelle: Studie 2024'],
])('Claims shows the figure asked for, with its source %s', (source, shown) => {
  const claims = site.claims.map(claim => ({ ...claim, source }))
  const html = render('<Claims only="no-shows" />', { site: { ...site, claims } })
  expect(html.querySelectorAll('.claim').map(wordsOf)).toEqual([
    expect.stringMatching(new RegExp(`^30 % .* ${shown}$`)),
  ])
})

describe('WhoAnswers', () => {
  it('says how and when while nobody has said who it is and by when', () => {
    const html = render('<WhoAnswers />')
    expect(html.querySelectorAll('dl > div').map(wordsOf)).toEqual([
      `Wer Ein Mensch in ${site.address.city}`,
      'Wie Per Telefon oder E-Mail, wie es Ihnen lieber ist',
      `Wann ${site.hours.days}, ${site.hours.time}`,
    ])
    expect(html.querySelector('figure')).toBeNull()
  })

  it('shows whoever has a name, with as much as is given, and says by when', () => {
    const anna = {
      name: 'Anna Huber',
      role: 'Leitung',
      picture: '/anna.jpg',
      sentence: 'Ich frage nach.',
    }
    const people = [
      anna,
      { ...anna, name: 'Max Auer', picture: '[Bild]', role: '[x]' },
      ...site.people,
    ]
    const html = render('<WhoAnswers />', {
      site: { ...site, people, answerTime: 'binnen eines Werktags' },
    })
    expect(html.querySelectorAll('figure').map(wordsOf)).toEqual([
      'Anna Huber Leitung Ich frage nach.',
      'Max Auer Ich frage nach.',
    ])
    expect(html.querySelectorAll('img').map(image => image.getAttribute('src'))).toEqual([
      '/anna.jpg',
    ])
    expect(wordsOf(html)).toContain('Wer Anna Huber oder Max Auer in')
    expect(wordsOf(html)).toContain('Wie schnell binnen eines Werktags')
  })
})

describe('Quotes', () => {
  const quote = (attributes: string) =>
    wordsOf(
      render(
        `<Quotes>\n\n<Quote business="Zahnpraxis"${attributes}>\n\nSie hebt ab.\n\n</Quote>\n\n</Quotes>`,
      ),
    )

  it.each(['', ' author="Eva Kern"', ' consent="2026-11-21"'])(
    'is an example without a name and its consent (%s)',
    attributes => {
      expect(quote(attributes)).toBe('Sie hebt ab. Zahnpraxis Beispielzitat')
    },
  )

  it('has the name of who said it', () => {
    expect(quote(' author="Eva Kern" consent="2026-11-21"')).toBe(
      'Sie hebt ab. Eva Kern Zahnpraxis',
    )
  })
})

describe('ContactDetails', () => {
  const open = {
    ...site,
    phone: '[+43 316 000000]',
    email: '[office@x.example]',
    messenger: { ...site.messenger, number: '[+43 660 0000000]' },
  }

  it('calls, mails and reads without the brackets of a placeholder', () => {
    const html = render('<ContactDetails />', { site: open })
    expect(html.querySelectorAll('a').map(link => link.getAttribute('href'))).toEqual([
      'tel:+43316000000',
      'mailto:office@x.example',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=\S+$/),
    ])
    expect(wordsOf(html)).toContain(`+43 316 000000 ${site.hours.days}, ${site.hours.time}`)
    expect(wordsOf(html)).toContain('office@x.example')
    expect(wordsOf(html)).not.toMatch(/[[\]]/)
  })

  it('marks a placeholder in the preview, with what is written', () => {
    const html = render('<ContactDetails />', { site: open, marksPlaceholders: true })
    const marked = html.querySelectorAll('a .placeholder')
    expect(marked.map(fact => fact.getAttribute('title'))).toEqual([
      open.phone,
      open.email,
      open.messenger.number,
    ])
  })
})

it('a closing says who answers, by name once the firm gave one', () => {
  const box = '<CtaBanner>\n\n## Fragen\n\nJa.\n\n[Kontakt](/kontaktinformationen)\n\n</CtaBanner>'
  expect(wordsOf(render(box))).toContain(`beantwortet ein Mensch in ${site.address.city}.`)
  const people = [{ name: 'Anna Huber', role: '[x]', picture: '[x]', sentence: '[x]' }]
  expect(wordsOf(render(box, { site: { ...site, people } }))).toContain('beantwortet Anna Huber in')
})

it('CompanyDetails names each fact in its place, and says of an open one that it follows', () => {
  const company = [
    { label: 'Firma', value: '[Firma]' },
    { label: 'Sitz', value: 'Graz' },
    { label: 'UID-Nummer', value: '[ATU00000000]' },
  ]
  const html = render('<CompanyDetails />', { site: { ...site, company } })
  const labels = ['Firma', 'Anschrift', 'Telefon', 'E-Mail', 'Sitz', 'UID-Nummer']
  expect(html.querySelectorAll('dl.rows dt').map(wordsOf)).toEqual(labels)
  expect(html.querySelectorAll('dd').map(wordsOf).at(-1)).toBe('wird vor dem Start eingetragen')
})

describe('forms', () => {
  const propsOf = (box: string, data = {}) =>
    JSON.parse(render(box, data).querySelector('[data-island]')?.getAttribute('data-props') ?? '')
  const emailjs = { publicKey: 'k', serviceId: 's', contactTemplateId: 'c', trialTemplateId: 't' }

  it('hand each island its own template', () => {
    expect(propsOf('<ContactForm />', { emailjs })).toEqual({
      apiOrigin: '',
      emailjs: { publicKey: 'k', serviceId: 's', templateId: 'c' },
      answer: answerLines(site),
      next: [],
    })
    expect(propsOf('<TrialForm />', { emailjs }).emailjs.templateId).toBe('t')
    expect(propsOf('<TrialForm />')).toMatchObject({ apiOrigin: '', emailjs: null })
  })

  it.each(['ContactForm', 'TrialForm'])('work as HTML, and hide the trap: %s', name => {
    const html = render(`<${name} />`, { apiOrigin: 'https://api.firma.at' })
    const form = html.querySelector(`[data-island=${name}] form`)
    expect(form?.getAttribute('action')).toBe('https://api.firma.at/api/v1.0/email/send-form')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(
      form?.querySelector('[aria-hidden=true] input[name=rueckfrage]')?.getAttribute('tabindex'),
    ).toBe('-1')
    expect(form?.querySelector('input[type=hidden]')).toBeNull()
  })
})

describe('PriceTerms', () => {
  const { prices } = siteData
  const withLines = (lines: { label: string; value: string }[]) => ({
    prices: { ...prices, terms: { ...prices.terms, Pakete: { ...prices.terms.Pakete, lines } } },
  })
  const open = { label: 'Laufzeit', value: '[Mindestlaufzeit]' }
  const known = { label: 'Startpreis', value: 'einmalig' }

  it('shows only what the firm has settled', () => {
    const html = render('<PriceTerms of="Pakete" />', withLines([open, known]))
    expect(wordsOf(html)).toBe('Startpreis einmalig')
  })

  it('says one sentence with a way to ask where nothing is settled', () => {
    const html = render('<PriceTerms of="Pakete" />', withLines([open]))
    expect(wordsOf(html)).toBe(`${prices.terms.Pakete.open} Fragen Sie uns`)
    expect(html.querySelector('a')?.getAttribute('href')).toBe(
      `/kontaktinformationen?betreff=${encodeURIComponent(prices.terms.Pakete.topic)}`,
    )
  })

  it('shows open lines in the preview', () => {
    const html = render('<PriceTerms of="Pakete" />', {
      ...withLines([open, known]),
      marksPlaceholders: true,
    })
    expect(wordsOf(html.querySelector('.placeholder'))).toBe('[Mindestlaufzeit]')
  })
})
