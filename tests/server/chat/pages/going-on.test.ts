import { describe, expect, it } from 'vitest'
import { talk } from '../../../support/emilia-talk'

// What a prospect asks next, and says beside it.

describe('prices that go on', () => {
  const video = '/services/ki-avatar-produkt-videos-erstellen'
  const phone = '/ki-telefon-callcenter'

  it.each([
    ['/training', ['was kosten die kurse', 'und für 6 leut'], '1.740 € (Workshop für Einsteiger'],
    ['/training', ['was kosten die kurse', 'und wenn i selber alle drei mach?'], '1.770 €'],
    ['/', ['2 anfänger und i selber coaching, was macht das'], '1.570 €'],
    ['/', ['2 anfänger und i selber coaching, was macht das', 'nein 3 anfänger'], '870 €'],
    ['/', ['500 nachrichten bei pro, was macht das', 'und bei basic dasselbe'], '50 € (500 × 0,10'],
    [phone, ['was kostet die bestellannahme', 'nochmal einrichtung für terminbuchung?'], '1.500 €'],
    [phone, ['was kostet phonix', 'welche is am teuersten'], '**Marketinganrufe**: mit KI 1,20 €'],
    [phone, ['80 anrufe zu 2 min für beschwerden', 'und mit echten leuten?'], '400 €'],
    ['/', ['was kosten die pakete', 'einmalig oder jeden monat'], 'Es steht in Ihrem Angebot'],
    ['/ki-beauty-wellnes', ['basic reicht oder'], 'Terminbuchung gibt es ab PRO'],
    ['/', ['das ist mir zu teuer. PRO ohne whatsapp?'], 'Ohne gibt es BASIC'],
  ])('are those of what was spoken of: %s %j', (here, questions, said) => {
    expect(talk(questions, here).at(-1)?.content).toContain(said)
  })

  it.each([
    [video, ['brauch a 20 sek video, was kost des'], '20 Videos'],
    [
      '/assistants/luigi',
      ['kann der luigi reservierungen machn', 'auch für 20 leut?'],
      'Trainings',
    ],
    ['/', ['was kostet enterprise', 'das mittlere ohne whatsapp?'], 'Ja, WhatsApp'],
  ])('say nothing false: %s %j', (here, questions, notSaid) => {
    expect(talk(questions, here).at(-1)?.content).not.toContain(notSaid)
  })
})

describe('what is told beside a question', () => {
  it.each([
    ['/agb', 'bin privatperson, darf ich auch was bestellen', 'Verbrauchern schließen wir nicht'],
    ['/training', 'i kenn mi null aus mit ki, bin 58, welcher kurs', 'keine Vorkenntnisse'],
    ['/ki-telefon-callcenter', 'dürft ihr für mich leut kalt anrufen?', 'vorher zugestimmt'],
  ])('counts: %s %s', (here, question, said) => {
    expect(talk([question], here)[0]?.content).toContain(said)
  })
})

it('gives no answer twice to another question', () => {
  const turns = ['mir hobn innomed, geht des mit dem', 'und ohne anbindung, was dann']
  const [first, second] = talk(turns, '/ki-loesungen-arztpraxis')
  expect(first?.content).toContain('Ordinationssoftware, wenn diese den Kalender nach außen öffnet')
  expect(second?.content).not.toContain('wenn diese den Kalender nach außen öffnet')
})
