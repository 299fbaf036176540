import { expect, it } from 'vitest'
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

// How long the service keeps it: ../specification/legal.test.ts.
it.each([
  ['Formulare', { mails: false }, /Per E-Mail verschickt er sie nicht/],
  // Also the way of a browser without JavaScript.
  [
    'Formulare',
    { emailjs: true },
    /an den Versanddienst EmailJS.*kein JavaScript.*Unser Server .* schickt sie uns als E-Mail.*nach 90 Tagen/,
  ],
  [
    'Formulare',
    { emailjs: true, mails: false },
    /an den Versanddienst EmailJS.*kein JavaScript.*Per E-Mail verschickt er sie nicht/,
  ],
  ['Chat', {}, /Schalten wir ein Sprachmodell ein/],
  [
    'Chat',
    { modelHost: 'llm.example' },
    /Sprachmodell unter llm\.example.*früheren Nachrichten.*kurz aus, erhalten Sie eine Fehlermeldung.*30 Tage/,
  ],
  ['Aufruf', { redis: true }, /Redis.*Prüfsumme/],
  ['Aufruf', { apiOrigin: 'https://api.example' }, /Auslieferung der Seiten/],
])('of a %s with %j', (of, set, words) => {
  expect(says(`<DataPath of="${of}" />`, set)).toMatch(words)
})

it.each([
  ['<DataPath of="Formulare" />', /EmailJS/],
  ['<DataPath of="Aufruf" />', /Redis|Auslieferung/],
  ['<DataRecipients />', /EmailJS|Sprachmodell/],
])('%s does not name what is not used', (box, unused) => {
  expect(says(box)).not.toMatch(unused)
})

it('recipients are named where they are used', () => {
  expect(says('<DataRecipients />', { emailjs: true })).toContain('EmailJS Pte. Ltd.')
  expect(says('<DataRecipients />', { modelHost: 'llm.example' })).toContain('llm.example')
})
