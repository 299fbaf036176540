import { describe, expect, it } from 'vitest'
import { render, siteData } from '../../support/render-box'
import { wordsOf } from '../../support/words'

const service = {
  keepDays: 90,
  modelHost: '',
  mails: true,
  emailjs: false,
  redis: false,
  apiOrigin: '',
}
const says = (box: string, set: Partial<typeof service> = {}) =>
  wordsOf(
    render(box, {
      service: { ...service, ...set },
      site: { ...siteData.site, aiProviderKeeps: '30 Tage' },
    }),
  )

describe('what the privacy page says follows the settings', () => {
  // How long the service keeps it: ../specification/legal.test.ts.
  it('of a form: who takes it', () => {
    expect(says('<DataPath of="Formulare" />', { mails: false })).toContain(
      'Per E-Mail verschickt er sie nicht',
    )
    expect(says('<DataPath of="Formulare" />')).not.toContain('EmailJS')
  })

  it('of a form with EmailJS: both ways, also that of a browser without JavaScript', () => {
    const mailed = says('<DataPath of="Formulare" />', { emailjs: true })
    expect(mailed).toMatch(
      /an den Versanddienst EmailJS.*kein JavaScript.*Unser Server .* schickt sie uns als E-Mail.*nach 90 Tagen/,
    )
    expect(says('<DataPath of="Formulare" />', { emailjs: true, mails: false })).toMatch(
      /an den Versanddienst EmailJS.*kein JavaScript.*Per E-Mail verschickt er sie nicht/,
    )
  })

  it('of the chat: whether a model reads along, and how long its provider keeps that', () => {
    expect(says('<DataPath of="Chat" />')).toContain('Schalten wir ein Sprachmodell ein')
    const text = says('<DataPath of="Chat" />', { modelHost: 'llm.example' })
    expect(text).toMatch(
      /Sprachmodell unter llm\.example.*früheren Nachrichten.*kurz aus, erhalten Sie eine Fehlermeldung.*30 Tage/,
    )
  })

  it('of a visit: where it is counted, and who delivers the pages', () => {
    expect(says('<DataPath of="Aufruf" />')).not.toMatch(/Redis|Auslieferung/)
    expect(says('<DataPath of="Aufruf" />', { redis: true })).toMatch(/Redis.*Prüfsumme/)
    expect(says('<DataPath of="Aufruf" />', { apiOrigin: 'https://api.example' })).toContain(
      'Auslieferung der Seiten',
    )
  })

  it('of recipients: only those that are used', () => {
    expect(says('<DataRecipients />')).not.toMatch(/EmailJS|Sprachmodell/)
    expect(says('<DataRecipients />', { emailjs: true })).toContain('EmailJS Pte. Ltd.')
    expect(says('<DataRecipients />', { modelHost: 'llm.example' })).toContain('llm.example')
  })

  it('in the words of site.yaml, with the facts put in', () => {
    const steps = [{ label: 'Dauer', text: '{keepDays} Tage.', when: ['no-mails' as const] }]
    const dataPaths = { ...siteData.site.dataPaths, Chat: { title: 'Chat', steps } }
    const words = (mails: boolean) =>
      wordsOf(
        render('<DataPath of="Chat" />', {
          service: { ...service, mails },
          site: { ...siteData.site, dataPaths },
        }),
      )
    expect(words(false)).toContain('90 Tage.')
    expect(words(true)).not.toContain('Tage')
  })
})
