import { describe, expect, it } from 'vitest'
import { contentOf, type Said } from '../../../support/emilia-talk'

describe('prices', () => {
  it.each<Said>([
    [
      'Was kostet PRO?',
      /ab 1\.500 €, dazu 0,07 € pro .*[\s\S]*Alle Preise exkl\. USt\.\n\nMehr dazu: \[/,
    ],
    ['PRO', 'Anbindung an E-Mail oder WhatsApp'],
    ['Was kostet das? | Und was bekomme ich dafür?', 'Anbindung an E-Mail oder WhatsApp'],
    ['Was kostet das? | und pro Nachricht? | und PRO?', '**PRO**: ab 1.500 €, dazu 0,07 €'],
    ['wann habt ihr offen | und was kostet PRO', '1.500 €'],
    ['PRO bei 1000 Nachrichten | und bei 2000?', '(2.000 × 0,07 € = 140 €)'],
    // Other questions came between: it is shown, not claimed.
    ['Was kostet PRO? | Wer richtet das ein? | und 500 Nachrichten?', /^Das steht dazu/],
    ['Wie viel pro Nachricht?', '**ENTERPRISE**: ab 5.000 €, dazu 0,05 € pro Nachricht'],
    ['Was kostet ein Training?', '- **Workshop für Einsteiger**: 290 € pro Person'],
    ['wie teuer ist der einsteiger workshop pro nase', '**Workshop für Einsteiger**: 290 €'],
    ['What does the telephone cost?', '€0.75 – €1.20 per minute'],
    ['eigentlich brauch ich nur eine neue website | was kostet die', 'nach der Zahl ihrer Seiten'],
  ])('are told: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each<Said>([
    ['Was kostet das?', '**Workshop für Einsteiger**: 290 € pro Person', '/training'],
    ['was kostet eine minute? | und bestellungen?', '0,80 € pro Minute', '/ki-telefon-callcenter'],
    ['was kostet das am telefon | und 600 nachrichten', '(600 × 0,07 € = 42 €)', '/ki-im-autohaus'],
    ['Was kostet PRO?', '499 € pro Video', '/services/ki-avatar-produkt-videos-erstellen'],
    [
      'Was kostet das Enterprise-Video?',
      '(/services/ki-avatar-produkt-videos-erstellen#enterprise)',
      '/services/ki-avatar-produkt-videos-erstellen',
    ],
  ])('are those of the page, unless another thing is named: %s', (lines, said, here) => {
    expect(contentOf(lines, here)).toContain(said)
  })

  it.each<Said>([
    ['2x Fortgeschrittene und 1 Coaching, was kostet das zusammen?', '980 € + 990 € = 1.970 €'],
    ['20 Nachrichten am Tag, 26 Tage, mit BASIC?', '(520 × 0,10 € = 52 €), 20 am Tag × 26 = 520'],
    ['BASIC, 40 Nachrichten am Tag, 5 Tage die Woche?', 'etwa 867 im Monat × 0,10 € = 86,70 €'],
    ['10 Nachrichten am Tag an 26 Tagen, ein Jahr, PRO?', '260 im Monat × 12 = 3.120'],
    ['Terminbuchung, 20 Anrufe am Tag je 3 Minuten', '(etwa 1.800 im Monat × 0,80 € = 1.440 €)'],
    ['täglich 10 nachrichten, was kostet das', '(etwa 300 im Monat × 0,10 € = 30 €)'],
    ['Was kosten 300 Nachrichten im Monat, 1,5 Jahre lang?', '300 im Monat × 18 = 5.400'],
    [
      'Was kosten 300 Nachrichten monatlich in PRO, ein halbes Jahr lang?',
      '300 im Monat × 6 = 1.800',
    ],
    ['beim fischhändler 1500 nochrichtn im monat, de leit bstölln was, preis?', '(1.500 × 0,07 €'],
    ['300 anfragen im monat wegen terminen, was kostet das', '(300 × 0,07 € = 21 €)'],
    ['how much are 10,000 messages with PRO?', '(10,000 × €0.07 = €700)'],
    ['Was kostet 1 Minute am Telefon?', 'Eine Minute kostet 0,75 € bis 1,20 €.'],
    ['how much are 300 minutes on the phone?', '€0.75 – €1.20 = €225 – €360), plus €1,500 once'],
    ['Was kostet PRO? | bei 500 Nachrichten? | und bei 3000?', '(3.000 × 0,07 € = 210 €)'],
    // After one offer those of that offer.
    [
      'Was kostet der Einsteigerkurs? | und für 6 Leute?',
      /^(?![\s\S]*Coaching)[\s\S]*\(6 × 290 € = 1\.740 €\)/,
    ],
    ['Was kostet PRO? | und 300 Minuten?', '300 Minuten kosten 225 € bis 360 €.'],
    ['Was kosten 1000 Nachrichten mit BASIC und 500 mit PRO?', '(500 × 0,07 € = 35 €)'],
    ['Was kostet BASIC mit 1000 und PRO mit 500 Nachrichten?', '(1.000 × 0,10 € = 100 €)'],
    [
      '500 Nachrichten mit BASIC und PRO um 1500?',
      /PRO\*\*: ab 1\.500 €, dazu 0,07 € pro Nachricht\n/,
    ],
    ['2000 Nachrichten, BASIC oder PRO', /2\.000 × 0,10 € = 200 €[\s\S]*2\.000 × 0,07 € = 140 €/],
  ])('are counted: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each([
    ['10 000', '10.000 × 0,07 € = 700 €'],
    ['2 tausend', '2.000 × 0,07 € = 140 €'],
    ['eine Million', '1.000.000 × 0,07 € = 70.000 €'],
  ])('of a count are counted however it is written: %s', (count, said) => {
    expect(contentOf(`${count} Nachrichten mit PRO`)).toContain(said)
  })

  it.each([
    'Was kosten ein paar tausend Nachrichten?',
    'Was kosten anderthalb tausend Nachrichten mit PRO?',
    'Ich habe 500 €, was kostet der Workshop für Einsteiger?',
    'Was kosten 2 Workshops?',
    'Preis für ein 45 Sekunden Video?',
    'Was kostet PRO? | und bei 12 Mitarbeitern?',
    'Was kostet PRO? | und mit Terminbuchung?',
    'Was kostet ein Professional Video mit 5 GB?',
  ])('are not multiplied by what is no count: %s', lines => {
    expect(contentOf(lines)).toMatch(/€ pro/)
    expect(contentOf(lines)).not.toMatch(/×|höchstens/)
  })

  it.each<Said>([
    ['was kosten 2 leute im einsteigerkurs und 3 bei den fortgeschrittenen', '1.470 € = 2.050 €'],
    ['zwei Basic Videos und ein Professional, Gesamtpreis?', '598 € + 499 € = 1.097 €'],
    ['Was kostet PRO im ersten Jahr bei 300 Nachrichten im Monat?', '3.600'],
    ['4 Einsteiger und 3 Fortgeschrittene, bitte den Gesamtpreis', '1.470 € = 2.630 €'],
    [
      'Was kosten 500 Nachrichten PRO und 200 Minuten Terminbuchung zusammen?',
      'Zusammen: 35 € + 160 € = 195 €, dazu ab 1.500 € + 1.500 € = ab 3.000 €',
    ],
    ['Was kosten BASIC und das Telefon?', '0,10 € pro Nachricht\nEine Minute kostet'],
    [
      'Was kosten BASIC und das Telefon?',
      /\(\/#was-es-kostet\), \[[^\]]+\]\(\/ki-telefon-callcenter#/,
    ],
    ['was kosten 500 nachrichten und 300 minuten', '300 Minuten kosten 225 € bis 360 €.'],
    ['was kosten 500 nachrichten und 300 minuten', '(500 × 0,07 € = 35 €)'],
    ['Was kosten PRO und eine neue Homepage?', '(/services/webseiten-mit-ki-assistenten#'],
  ])('of two things are told of both: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each([
    'Bestellungen und Termine, zusammen 200 Minuten',
    '2 Professional Videos, 3 Basic Videos und ein Enterprise Video zusammen',
  ])('are added up only where each is known: %s', question => {
    expect(contentOf(question)).toContain('€ pro')
    expect(contentOf(question)).not.toContain('Zusammen')
  })

  it.each([
    'Was kostet Sabine? | kann ich sie testen?',
    'Was kostet das? | ok und wie fang ich an',
    'Könnt ihr auch Rechnungen automatisch verarbeiten? | Was kostet das ungefähr?',
    'Wer haftet, wenn euer Bot einen falschen Preis nennt?',
  ])('are not told for what asks for something else, or is not ours: %s', lines => {
    expect(contentOf(lines)).not.toContain('€')
  })
})
