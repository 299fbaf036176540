import { describe, expect, it } from 'vitest'
import { wordsOf } from '../support/delivered'
import { render, siteData } from '../support/render-box'

const { site } = siteData
const filled = { ...site, phone: '+43 316 123456', email: 'hallo@firma.at' }

describe('Claims', () => {
  it('shows a figure large only with its source, and in a sentence before', () => {
    const [first, ...others] = site.claims
    if (!first) throw new Error('content/site.yaml holds no claims')
    const claims = [
      { ...first, source: '[Quelle eintragen]' },
      ...others.map(claim => ({ ...claim, source: 'Studie 2024' })),
    ]
    const html = render('<Claims />', { site: { ...site, claims } })
    expect(html.querySelectorAll('.claim').map(wordsOf)).toEqual(
      others.map(({ figure, text }) => `${figure} ${text} Quelle: Studie 2024`),
    )
    expect(wordsOf(html.querySelector('.claim-open'))).toBe(`${first.figure} ${first.text}: [Quelle eintragen]`)
  })

  it('shows just the one that is asked for', () => {
    expect(wordsOf(render('<Claims only="no-shows" />'))).toMatch(/^30 % /)
  })
})

describe('ContactDetails', () => {
  it('calls and mails without the brackets of a placeholder, which stay visible', () => {
    const html = render('<ContactDetails />', {
      site: { ...site, phone: '[+43 316 000000]', email: '[office@x.example]' },
    })
    expect(html.querySelectorAll('a').map(link => link.getAttribute('href'))).toEqual([
      'tel:+43316000000',
      'mailto:office@x.example',
    ])
    expect(wordsOf(html.querySelector('a .placeholder'))).toBe('[+43 316 000000]')
  })

  it('marks nothing once the firm filled it in, and says when somebody is there', () => {
    const html = render('<ContactDetails />', { site: filled })
    expect(html.querySelectorAll('a .placeholder')).toEqual([])
    expect(wordsOf(html)).toContain(`${filled.hours.days}, ${filled.hours.time}`)
  })
})

describe('OpeningHours', () => {
  it('draws the day from the hours of site.yaml', () => {
    const html = render('<OpeningHours />')
    expect(wordsOf(html)).toContain(`${site.hours.days}, ${site.hours.time}`)
    const [office, emilia] = html
      .querySelectorAll('rect')
      .map(bar => [Number(bar.getAttribute('x')), Number(bar.getAttribute('width'))])
    expect(office?.[0]).toBe(37.5)
    expect(office?.[1]).toBeCloseTo(100 / 3)
    expect(emilia).toEqual([0, 100])
  })
})

describe('CompanyDetails', () => {
  it('lists every fact of site.yaml, with address and contact', () => {
    const labels = render('<CompanyDetails />').querySelectorAll('dt').map(wordsOf)
    for (const label of [...site.company.map(fact => fact.label), 'Anschrift', 'Telefon', 'E-Mail'])
      expect(labels).toContain(label)
    expect(labels).toHaveLength(site.company.length + 3)
  })
})

describe('forms', () => {
  const propsOf = (box: string, data = {}) =>
    JSON.parse(render(box, data).querySelector('[data-island]')?.getAttribute('data-props') ?? '')
  const emailjs = { publicKey: 'k', serviceId: 's', contactTemplateId: 'c', trialTemplateId: 't' }

  it('hand each island its own template', () => {
    expect(propsOf('<ContactForm />', { emailjs })).toEqual({
      apiOrigin: '',
      emailjs: { publicKey: 'k', serviceId: 's', templateId: 'c' },
    })
    expect(propsOf('<TrialForm />', { emailjs }).emailjs.templateId).toBe('t')
    expect(propsOf('<TrialForm />')).toEqual({ apiOrigin: '', emailjs: null })
  })

  it.each(['ContactForm', 'TrialForm'])('work as HTML before the island wakes, and hide the traps (%s)', name => {
    const html = render(`<${name} />`, { apiOrigin: 'https://api.firma.at' })
    const form = html.querySelector(`[data-island=${name}] form`)
    expect(form?.getAttribute('action')).toBe('https://api.firma.at/api/v1.0/email/send-form')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(form?.querySelector('[aria-hidden=true] input[name=rueckfrage]')?.getAttribute('tabindex')).toBe('-1')
    expect(form?.querySelector('input[name=zeit]')?.getAttribute('type')).toBe('hidden')
  })
})
