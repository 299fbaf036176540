import { describe, expect, it } from 'vitest'
import { answerLines } from '../../../components/facts/answer-lines'
import type { SiteData } from '../../../components/facts/site-data'
import { render, siteData } from '../../support/render-box'
import { wordsOf } from '../../support/words'

const { site, prices } = siteData
const { city } = site.address
const when = `${site.hours.days}, ${site.hours.time}`

const firm = (facts: Partial<SiteData['site']>) => ({ site: { ...site, ...facts } })
const claimsOf = (source: string) => firm({ claims: site.claims.map(one => ({ ...one, source })) })
const anna = { name: 'Anna Huber', role: '[x]', picture: '[x]', sentence: '[x]' }
const open = { label: 'Laufzeit', value: '[Mindestlaufzeit]' }
const terms = (...lines: { label: string; value: string }[]) => ({
  prices: { ...prices, terms: { ...prices.terms, Pakete: { ...prices.terms.Pakete, lines } } },
})
const partsOf = (value: string) => ({
  prices: { ...prices, priceParts: prices.priceParts.map(part => ({ ...part, value })) },
})
/** How long the service keeps requests: ../../specification/legal.test.ts. */
const runs = (settings: Partial<SiteData['service']> = {}) => ({
  ...firm({ aiProviderKeeps: '30 Tage' }),
  service: {
    keepDays: 90,
    modelHost: '',
    mails: true,
    emailjs: false,
    redis: false,
    apiOrigin: '',
    ...settings,
  },
})

const quote = (attributes: string) =>
  `<Quotes>\n\n<Quote business="Zahnpraxis"${attributes}>\n\nSie hebt ab.\n\n</Quote>\n\n</Quotes>`
const closing =
  '<CtaBanner>\n\n## Fragen\n\nJa.\n\n[Kontakt](/kontaktinformationen)\n\n</CtaBanner>'
const ticket = '<PriceTicket of="PRO" example="Salon, 1.400 Nachrichten im Monat" />'
const minutes = '<PriceTicket of="Telefon" example="Salon, 100 Minuten im Monat" />'
const tiers = '<PricingTiers example="Salon, 1.400 Nachrichten im Monat" />'
const [forms, chat, call] = ['Formulare', 'Chat', 'Aufruf'].map(of => `<DataPath of="${of}" />`)

it.each<[box: string | undefined, data: Partial<SiteData>, words: RegExp | string]>([
  ['<Claims only="no-shows" />', claimsOf('[Quelle]'), /^30 % .* Angabe von \S+$/],
  ['<Claims only="no-shows" />', claimsOf('Studie 2024'), /^30 % .* Quelle: Studie 2024$/],
  ['<WhoAnswers />', {}, `Wer Ein Mensch in ${city} Wie Per Telefon oder E-Mail, wie Sie mögen`],
  ['<WhoAnswers />', {}, new RegExp(`Wann ${when}$`)],
  ['<WhoAnswers />', firm({ answerTime: 'binnen eines Tags' }), 'Wie schnell binnen eines Tags'],
  [closing, {}, `beantwortet ein Mensch in ${city}.`],
  [closing, firm({ people: [anna] }), 'beantwortet Anna Huber in'],
  // An example, without a name and its consent.
  [quote(''), {}, /^Sie hebt ab\. Zahnpraxis Beispielzitat$/],
  [quote(' author="Eva Kern"'), {}, /^Sie hebt ab\. Zahnpraxis Beispielzitat$/],
  [quote(' consent="2026-11-21"'), {}, /^Sie hebt ab\. Zahnpraxis Beispielzitat$/],
  [quote(' author="Eva Kern" consent="2026-11-21"'), {}, /^Sie hebt ab\. Eva Kern Zahnpraxis$/],
  [
    '<PriceTerms of="Pakete" />',
    terms(open, { label: 'Start', value: 'einmalig' }),
    /^Start einmalig$/,
  ],
  ['<PriceTerms of="Pakete" />', terms(open), `${prices.terms.Pakete.open?.text} Fragen Sie uns`],
  [
    '<PriceTerms of="Pakete" />',
    { ...terms(open), marksPlaceholders: true },
    'Laufzeit [Mindestlaufzeit]',
  ],
  [ticket, partsOf('[einmalig oder monatlich]'), 'Startpreis PRO ab 1.500 € Pro Nachricht 0,07 €'],
  [ticket, partsOf('einmalig'), 'Startpreis PRO, einmalig ab 1.500 €'],
  [ticket, partsOf('[x]'), '1.400 Nachrichten im Monat dazu 98 € Beispielmonat: Salon'],
  [minutes, partsOf('[x]'), '100 Minuten im Monat ab 75 € Beispielmonat: Salon'],
  [tiers, partsOf('[x]'), 'Beispielmonat Salon: zzgl. 98 € für 1.400 Nachrichten'],
  [forms, runs({ mails: false }), 'Per E-Mail verschickt er sie nicht'],
  // Also the way of a browser without JavaScript.
  [forms, runs({ emailjs: true }), /EmailJS.*kein JavaScript.* schickt sie uns .*nach 90 Tagen/],
  [
    forms,
    runs({ emailjs: true, mails: false }),
    /EmailJS.*kein JavaScript.*verschickt er sie nicht/,
  ],
  // Here and below: no word of what is not used.
  [forms, runs(), /^(?!.*EmailJS)/],
  [chat, runs(), 'Schalten wir ein Sprachmodell ein'],
  [
    chat,
    runs({ modelHost: 'llm.example' }),
    /unter llm\.example.*früheren Nachrichten.*kurz aus, erhalten Sie eine Fehlermeldung.*30 Tage/,
  ],
  [call, runs({ redis: true }), /Redis.*Prüfsumme/],
  [call, runs({ apiOrigin: 'https://api.example' }), 'Auslieferung der Seiten'],
  [call, runs(), /^(?!.*(?:Redis|Auslieferung))/],
  ['<DataRecipients />', runs({ emailjs: true }), 'EmailJS Pte. Ltd.'],
  ['<DataRecipients />', runs({ modelHost: 'llm.example' }), 'llm.example'],
  ['<DataRecipients />', runs(), /^(?!.*(?:EmailJS|Sprachmodell))/],
])('a box says what the firm has given and set: %s', (box = '', data, words) => {
  expect(wordsOf(render(box, data))).toMatch(words)
})

it('WhoAnswers shows whoever has a name, with as much as is given', () => {
  const whole = { ...anna, role: 'Leitung', picture: '/anna.jpg', sentence: 'Ich frage nach.' }
  const people = [whole, { ...anna, name: 'Max Auer', sentence: 'Ich auch.' }, ...site.people]
  const html = render('<WhoAnswers />', firm({ people }))
  const figures = ['Anna Huber Leitung Ich frage nach.', 'Max Auer Ich auch.']
  expect(html.querySelectorAll('figure').map(wordsOf)).toEqual(figures)
  expect(html.querySelectorAll('img').map(({ attributes }) => attributes.src)).toEqual([
    '/anna.jpg',
  ])
  expect(wordsOf(html)).toContain('Wer Anna Huber oder Max Auer in')
  expect(render('<WhoAnswers />').querySelector('figure')).toBeNull()
})

it('ContactDetails calls, mails and reads without the brackets of a placeholder, which only the preview marks', () => {
  const messenger = { ...site.messenger, number: '[+43 660 0000000]' }
  const facts = firm({ phone: '[+43 316 000000]', email: '[office@x.example]', messenger })
  const html = render('<ContactDetails />', facts)
  expect(html.querySelectorAll('a').map(({ attributes }) => attributes.href)).toEqual([
    'tel:+43316000000',
    'mailto:office@x.example',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=\S+$/),
  ])
  expect(wordsOf(html)).toContain(`+43 316 000000 ${when}`)
  expect(wordsOf(html)).not.toMatch(/[[\]]/)
  const preview = render('<ContactDetails />', { ...facts, marksPlaceholders: true })
  expect(
    preview.querySelectorAll('a .placeholder').map(({ attributes }) => attributes.title),
  ).toEqual(['[+43 316 000000]', '[office@x.example]', '[+43 660 0000000]'])
})

it('CompanyDetails names each fact in its place, and says of an open one that it follows', () => {
  const company = [
    {
      title: 'Unternehmen',
      facts: [
        { label: 'Firma', value: '[Firma]' },
        { label: 'Sitz', value: 'Graz' },
      ],
    },
    { title: 'Register', facts: [{ label: 'UID-Nummer', value: '[ATU00000000]' }] },
  ]
  const html = render('<CompanyDetails />', firm({ company }))
  const labels = ['Firma', 'Sitz', 'Anschrift', 'Telefon', 'E-Mail', 'UID-Nummer']
  expect(html.querySelectorAll('h2').map(wordsOf)).toEqual(['Unternehmen', 'Kontakt', 'Register'])
  expect(html.querySelectorAll('dl.rows dt').map(wordsOf)).toEqual(labels)
  expect(html.querySelectorAll('dd').map(wordsOf).at(-1)).toBe('wird vor dem Start eingetragen')
})

it('PriceTerms leads to a question about what is not settled', () => {
  const html = render('<PriceTerms of="Pakete" />', terms(open))
  expect(html.querySelector('a')?.getAttribute('href')).toBe(
    `/kontaktinformationen?betreff=${encodeURIComponent(prices.terms.Pakete.open?.topic ?? '')}`,
  )
  expect(render('<PriceTerms of="RAG" />', terms(open)).textContent.trim()).toBe('')
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
    const trap = form?.querySelector('[aria-hidden=true] input[name=rueckfrage]')
    expect(trap?.getAttribute('tabindex')).toBe('-1')
    expect(form?.querySelector('input[type=hidden]')).toBeNull()
  })
})
