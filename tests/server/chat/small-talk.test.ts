import { describe, expect, it } from 'vitest'
import { wantsAppointment } from '../../../server/chat/appointment'
import { contactFact } from '../../../server/chat/contact-facts'
import { smallTalk } from '../../../server/chat/small-talk'
import { testKnowledge } from '../../support/knowledge'
import { quickest } from '../../support/quickest'

const { site } = testKnowledge()

describe('politeness', () => {
  it.each([
    ['Danke schön!', 'Gern geschehen'],
    ['Vielen Dank für die Auskunft', 'Gern geschehen'],
    ['Servus, wie geht es dir?', 'Danke der Nachfrage'],
    ['Wer bist du eigentlich?', 'Ich bin Emilia'],
    ['Spreche ich hier mit einem echten Menschen?', 'Ich bin eine KI'],
    ['Grüß Gott!', 'Hallo'],
  ])('is answered politely: %s', (said, answer) => {
    expect(smallTalk(said)).toContain(answer)
  })

  it.each([
    'Danke, und was kostet das?',
    'Wie geht es nach der Anfrage weiter?',
    'Wer spricht am Telefon, Mensch oder KI?',
    'Ist da ein Chatbot dabei?',
    'Hallo, haben Sie etwas für Zahnärzte?',
    'Was könnt ihr nicht?',
  ])('is not all of a question: %s', question => {
    expect(smallTalk(question)).toBeUndefined()
  })
})

it.each(['für ', 'das war ', 'ein ', 'echt ', 'hallo ', 'termin ', 'ich '])(
  'a long row of „%s“ takes what its length takes',
  word => {
    const time = (words: number) =>
      quickest(() => {
        smallTalk(`danke ${word.repeat(words)} q w e r t z u`)
        wantsAppointment(`${word.repeat(words)} q`)
        contactFact(`${word.repeat(words)} q`, site)
      })
    expect(time(70) / time(18)).toBeLessThan(10)
  },
)

describe('a wish for an appointment', () => {
  it.each([
    'Ich hätte gern eine Beratung',
    'Melden Sie sich bitte bei mir',
    'Wie bekomme ich einen Termin?',
    'QR-Code bitte',
  ])('is: %s', wish => {
    expect(wantsAppointment(wish)).toBe(true)
  })

  it.each([
    'Ich will keinen Termin, nur Infos',
    'Was ist ein QR-Code?',
    'Was machen Sie in der Beratung?',
    'Meldet sich jemand bei uns, nachdem wir die Demo angefordert haben?',
    'Bitte rufen Sie mich nicht zurück',
  ])('is not: %s', question => {
    expect(wantsAppointment(question)).toBe(false)
  })
})

describe('how to reach us', () => {
  it.each([
    ['Wo finde ich Sie?', 'Graz'],
    ['Haben Sie am Samstag offen?', 'Montag bis Freitag'],
    ['Wohin kann ich eine E-Mail schreiben?', 'mailto:'],
    ['Wer ist Ihr Ansprechpartner?', 'tel:'],
    ['Ich hätte gern ein Angebot', 'mailto:'],
  ])('is said to who asks for it: %s', (question, answer) => {
    expect(contactFact(question, site)).toContain(answer)
  })

  it.each([
    'Wo finde ich die Preise?',
    'Kann der Bot unsere Öffnungszeiten ansagen?',
    'Speichert der Bot die Telefonnummer des Kunden?',
    'Fragt Luigi nach der Adresse?',
    'Kann Phonix E-Mail-Adressen aufnehmen?',
    'Was kostet es pro Standort?',
  ])('is not said to who asks about our products: %s', question => {
    expect(contactFact(question, site)).toBeUndefined()
  })
})
