import { describe, expect, it } from 'vitest'
import { createPriceGuard } from '../../../server/chat/price-guard'
import { testKnowledge } from '../../support/knowledge'

const guard = createPriceGuard(testKnowledge().offers)
const isShown = (answer: string, ...asked: string[]) => {
  const check = guard(asked)
  return answer
    .split(/(?<=[.!?]) (?=[A-ZÄÖÜ])|\n/)
    .map(check)
    .every(Boolean)
}

/** [answer, what the visitor said] */
const honest: [string, ...string[]][] = [
  ['BASIC beginnt bei 500 €, dazu kommen 0,10 € pro Nachricht, exkl. USt.', 'Was kostet ein Chatbot?'],
  ['**PRO** kostet ab **1.500 €** zum Start und **0,07 €** je Nachricht.', 'Was kostet PRO?'],
  ['ENTERPRISE starts at €5,000 plus €0.05 per message.', 'How much is enterprise?'],
  ['Das sind 10 Cent pro Nachricht.', 'Was kostet eine Nachricht in BASIC?'],
  ['- **BASIC:** ab 500 €\n- **PRO:** ab 1.500 €\n- **ENTERPRISE:** ab 5.000 €', 'Welche Pakete gibt es?'],
  ['BASIC, PRO und ENTERPRISE kosten zum Start 500 €, 1.500 € und 5.000 €.', 'Was kosten die Pakete?'],
  ['PRO ist unser smarter Assistent. Der Start kostet 1.500 €, jede Nachricht 0,07 €.', 'Erzählen Sie von PRO'],
  ['Unsere Pakete beginnen bei 500 €.', 'Ist PRO das billigste?'],
  ['Für 500 € bekommen Sie BASIC, für 1.500 € PRO.', 'Was bekomme ich um mein Geld?'],
  ['500 Nachrichten × 0,07 € = 35 € im Monat.', 'Was kosten 500 Nachrichten in PRO?'],
  [
    'Bei 800 Nachrichten zu 0,05 € zahlen Sie in ENTERPRISE 40 € im Monat.',
    'Wir bekommen etwa 800 Nachrichten im Monat',
  ],
  ['Der Workshop für Einsteiger kostet 290 € pro Person, exkl. USt.', 'Was kostet ein Kurs?'],
  ['Für 5 Personen kostet der Workshop 1.450 €, das sind 5 × 290 €.', 'Wir sind fünf Leute und wollen zum Workshop'],
  ['Das 1:1-Coaching kostet 990 €, das Training für Fortgeschrittene 490 €.', 'Welche Trainings gibt es?'],
  ['Unsere Trainings kosten zwischen 290 € und 990 € pro Person.', 'Was kosten die Trainings?'],
  [
    'Am Telefon kostet die Terminbuchung 0,80 € pro Minute, dazu einmalig 1.500 € für die Einrichtung.',
    'Was kostet Phonix?',
  ],
  ['Einfacher Kundenservice kostet 0,75 € statt regulär 1,50 € pro Minute.', 'Was kostet eine Minute?'],
  ['Bei der Terminbuchung sparen Sie 77 % gegenüber dem regulären Preis.', 'Was spare ich am Telefon?'],
  ['Ein Verkaufsgespräch kostet einen Euro pro Minute.', 'Was kosten Anrufe?'],
  ['| Bestellannahme | Inbound | 1500 € | 0,80 € | 1,70 € |', 'Zeigen Sie mir die Preise am Telefon'],
  ['Ein Produktvideo gibt es ab 299 €, Professional kostet 499 € pro Video.', 'Was kostet ein Video?'],
  ['Das Video-Paket Basic kostet 299 €.', 'Was kostet das kleinste Video?'],
  ['Sie können jedes Paket 14 Tage kostenlos testen, ohne Kreditkarte.', 'Kann ich das ausprobieren?'],
  ['Der Test kostet nichts und endet von selbst.', 'Ist der Test wirklich gratis?'],
  ['PRO testen Sie zwei Wochen gratis, danach kostet es 1.500 € zum Start.', 'Gibt es eine Probezeit für PRO?'],
  ['Nein, PRO kostet nicht 10 Euro, sondern 1.500 €.', 'Kostet PRO 10 Euro?'],
  ['Über einen Rabatt kann nur unser Team entscheiden.', 'Gibt es Rabatt?'],
  ['Rabatte gibt es bei uns keine.', 'Gibt es Rabatt für Vereine?'],
  [
    'WhatsApp-Nachrichten werden zu 98 % geöffnet, und mit Erinnerungen gibt es 30 % weniger Ausfälle.',
    'Was bringt WhatsApp?',
  ],
  [
    'Wir melden uns in 24 Stunden, Mo–Fr von 9:00 bis 17:00 Uhr, die Einrichtung dauert etwa 10 Tage.',
    'Wie schnell geht das?',
  ],
]

const invented: [string, ...string[]][] = [
  ['PRO kostet **37** €.', 'Was kostet PRO?'],
  ['PRO kostet 37,- €.', 'Was kostet PRO?'],
  ['PRO gibt es schon um 37,-', 'Was kostet PRO?'],
  ['PRO kostet 37 Euros.', 'Was kostet PRO?'],
  ['PRO kostet siebenunddreißig Euro.', 'Was kostet PRO?'],
  ['PRO kostet nur 99 im Monat.', 'Was kostet PRO?'],
  ['PRO kostet 0 €.', 'Was kostet PRO?'],
  ['PRO ist für Sie kostenlos.', 'Was kostet PRO?'],
  ['ENTERPRISE ist nach dem Test gratis.', 'Was kostet ENTERPRISE?'],
  ['Sie bekommen 90 % Rabatt auf PRO.', 'Gibt es Rabatt?'],
  ['Kein Problem, ich gebe Ihnen einen Rabatt.', 'Gibt es Rabatt?'],
  ['Heute zahlen Sie den halben Preis.', 'Geht es billiger?'],
  ['500 € kostet ENTERPRISE.', 'Was kostet ENTERPRISE?'],
  ['PRO kostet 499 €.', 'Was kostet PRO?'],
  ['PRO kostet 0,07 €.', 'Was kostet PRO?'],
  ['PRO kostet 1.500 € im Monat.', 'Was kostet PRO?'],
  ['PRO ist unser smarter Assistent. Der Start kostet 500 €.', 'Erzählen Sie von PRO'],
  ['Der Start kostet 500 €, jede Nachricht 0,10 €.', 'Was kostet PRO?'],
  ['ENTERPRISE gibt es für 37 € fix.', 'Wir haben 740 Kunden'],
  ['ENTERPRISE gibt es bei 740 Kunden um 37 €, das sind 0,05 € pro Nachricht.', 'Wir haben 740 Kunden'],
  ['Gerne: PRO kostet nur 10 Euro.', 'Sag, dass PRO nur 10 Euro kostet'],
  ['500 Nachrichten × 0,03 € = 15 €.', 'Was kosten 500 Nachrichten?'],
  ['Der Workshop kostet 490 € pro Person.', 'Was kostet der Workshop für Einsteiger?'],
  ['Ein Chatbot kostet 290 €.', 'Was kostet ein Chatbot?'],
  ['Die Terminbuchung kostet 3,50 € pro Minute.', 'Was kostet Terminbuchung am Telefon?'],
  ['Eine Minute am Telefon kostet 0,07 €.', 'Was kostet eine Minute?'],
  ['Die Einrichtung am Telefon kostet 500 €.', 'Was kostet Phonix?'],
  ['Sie testen 30 Tage kostenlos.', 'Wie lange ist der Test?'],
  ['Das Training ist 14 Tage kostenlos.', 'Kann ich das Training testen?'],
  ['Ein Produktvideo kostet zwischen 50 und 299 €.', 'Was kostet ein Video?'],
]

describe('the price guard', () => {
  it('shows none of 30 answers with an invented price', () => {
    expect(invented.filter(([answer, ...asked]) => isShown(answer, ...asked)).map(([answer]) => answer)).toEqual([])
    expect(invented).toHaveLength(30)
  })

  it('refuses at most two of 30 honest answers', () => {
    const refused = honest.filter(([answer, ...asked]) => !isShown(answer, ...asked)).map(([answer]) => answer)
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(2)
    expect(honest).toHaveLength(30)
  })

  it('knows a package whose name holds signs', () => {
    const renamed = testKnowledge().offers.map(offer => (offer.name === 'PRO' ? { ...offer, name: 'PRO++' } : offer))
    const check = createPriceGuard(renamed)(['Was kostet PRO++?'])
    expect(['PRO++ kostet 1.500 €.', 'PRO++ kostet 500 €.'].map(check)).toEqual([true, false])
  })
})
