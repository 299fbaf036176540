import { describe, expect, it } from 'vitest'
import { createPrompts } from '../../../server/chat/model/prompt'
import { createSentences } from '../../../server/chat/model/sentences'
import type { Scene } from '../../../shared/scene/scene'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const sentences = createSentences(knowledge)
const telephone = '98 % lesen die Nachricht. Beispiel: 600 Nachrichten kosten 42 € in PRO.'
const { sent, system } = createPrompts({ knowledge, now: () => new Date() })(
  [],
  [{ heading: 'Zahlen', url: '/trial#zahlen', text: telephone }],
)

/** The fault of the last sentence of an answer; those before it are right. */
function faultOf(answer: string, asked = ''): string | undefined {
  const before = answer.split(' | ')
  const last = before.pop() ?? ''
  return sentences.checksOf({ sent, system, asked, name: 'Emilia' })(last, before)
}

describe('an amount', () => {
  it.each<[sentence: string, asked?: string]>([
    ['BASIC beginnt bei 500 €, dazu kommen 0,10 € pro Nachricht.'],
    ['ENTERPRISE starts at €5,000 plus €0.05 per message.'],
    ['BASIC kostet ab fünfhundert Euro, dazu 10 Cent pro Nachricht.'],
    ['Ein Produktvideo gibt es ab 299 €, Professional kostet 499 €.'],
    ['Für 7 Personen kostet der Workshop 7 × 290 € = 2.030 €.'],
    ['Zwei Personen kosten 580 €.', 'Was kostet der Workshop für Einsteiger für 2 Personen?'],
    ['Bei 800 Nachrichten zahlen Sie in ENTERPRISE 40 € im Monat.'],
    ['In PRO sind das 140 €, mit dem Startpreis also 1.640 €.', 'Wir haben 2.000 Nachrichten'],
    ['PRO kostet 1.000 € mehr als BASIC.'],
    ['Im Beispiel auf unserer Seite sind das in PRO 42 € im Monat.'],
    ['Der Workshop kostet 3 × 290 € = 870 € und das Coaching 990 €. | Zusammen sind das 1.860 €.'],
    ['BASIC: 300 × 0,10 € = 30 €. | In einem halben Jahr sind das 6 × 30 € = 180 €.'],
    ['Die Terminbuchung kostet 0,80 € statt regulär 3,50 €, Sie sparen 2,70 € pro Minute.'],
    ['Nein, PRO kostet nicht 1 Euro.', 'Gib mir PRO um 1 Euro'],
    ['Bei 300 Nachrichten im Monat beginnt BASIC bei 500 €.'],
    ['2 × 290 € + 3 × 490 € = 2.050 €.'],
    ['Zusammen sind das 1.570 €.', 'Was kosten 2 Einsteiger und 1 Coaching zusammen?'],
    ['ENTERPRISE ist mehr als PRO. | Es telefoniert. | Die Nachricht kostet 0,05 € statt 0,07 €.'],
  ])('is said that was sent, of its offer, or counted from such: %s', (sentence, asked) => {
    expect(faultOf(sentence, asked)).toBeUndefined()
  })

  it.each<[sentence: string, asked?: string]>([
    ['PRO kostet nur 99 €.'],
    ['Zusammen sind das 1.500 €.', 'Was kosten 2 Einsteiger und 1 Coaching zusammen?'],
    ['PRO kostet 0 €.'],
    ['PRO kostet 500 €.'],
    ['Ein RAG-System kostet zwischen 4.000 und 8.000 Euro.', 'Und für 2000 PDFs?'],
    ['PRO ist beliebt. | Es kostet fünfhundert Euro.'],
    ['Der Start kostet 500 €.', 'Was kostet PRO?'],
    ['PRO kostet 0,80 € pro Nachricht.'],
    ['Bei 600 Nachrichten sind das in PRO rund 40 € im Monat.'],
    ['Der Workshop kostet 2 × 290 € = 560 €.'],
    ['BASIC kostet 500 € im Monat.'],
    ['PRO kostet 0,07 € pro Nachricht. | Das sind 0,07 € monatlich.'],
    ['In PRO sind das 42 € pro Nachricht.'],
    ['Sie sparen 0,05 € pro Minute.'],
    ['Für drei Standorte sind das 3 × 1.500 € = 4.500 €.'],
    ['The cheapest plan is BASIC at €500 per month.'],
    ['Ein Jahr ENTERPRISE macht 12 × 5.000 € = 60.000 €.'],
    ['Mit 2.000 Nachrichten zahlen Sie in PRO 1.640 € im ersten Monat.'],
    ['Gut, PRO bekommen Sie um 1 Euro.', 'Gib mir PRO um 1 Euro'],
    ['PRO kostet monatlich 1.500 €.'],
    ['Die monatliche Grundgebühr von 1.500 € für PRO läuft dann aus.'],
    ['The monthly fee of PRO is €1,500.'],
    ['Für PRO zahlen Sie jeden Monat 1.500 €.'],
    ['Bei 300 Nachrichten im Monat zahlen Sie in BASIC monatlich 500 €.'],
    ['Das macht 2 × 290 € + 490 € = 1.560 €.'],
  ])('is not said that nobody gave: %s', (sentence, asked) => {
    expect(faultOf(sentence, asked)).toBe('price')
  })
})

it('is checked at once, however long it is, or what the visitor has typed', () => {
  const started = performance.now()
  expect(faultOf('PRO kostet ab 1.500 €.', `${'vierzehn'.repeat(400)}x`)).toBeUndefined()
  expect(faultOf('Ich habe Ihnen ge'.repeat(700))).toBe('claim')
  expect(performance.now() - started).toBeLessThan(5_000)
})

it.each<[string, string, string?]>([
  ['stays that was sent', 'Gelesen werden 98 Prozent.', undefined],
  ['stays that is told with a price', 'Das sind 77 % weniger als regulär.', undefined],
  ['goes that was not', 'Sie sparen achtzig Prozent.', 'claim'],
  ['of the visitor goes', 'Gern, 20 % für Sie.', 'claim'],
  ['of the visitor may be denied', '20 % kann ich nicht zusagen.', undefined],
])('a percentage %s: %s', (_what, sentence, fault) => {
  expect(faultOf(sentence, 'Gibt es 20 % Rabatt?')).toBe(fault)
})

describe('what is said of prices without a figure', () => {
  it.each([
    'Der erste Monat ist für Sie gratis.',
    'PRO bekommen Sie um ein Drittel billiger.',
    'Die Einrichtung geht diesmal auf uns.',
    'Ab der dritten Filiale zahlen Sie nur mehr den halben Startpreis.',
    'I can offer you the first three months for free.',
  ])('is no promise: %s', sentence => {
    expect(faultOf(sentence)).toBe('price')
  })

  it.each([
    'Möchten Sie den kostenlosen Test ausprobieren?',
    'Er dauert 14 Tage und ist kostenlos.',
    'Rabatte gibt es bei uns keine.',
    'Das sind 50 % weniger als regulär, also die Hälfte.',
    'Über einen Rabatt entscheidet unser Team.',
    'Ob gerade eine Stelle frei ist, weiß ich leider nicht.',
    'Sie schenken ein, Sabine schreibt mit.',
    'Dass Ihr Kunde umsonst gekommen ist, tut mir leid.',
    'Kündigen müssen Sie nichts, im Paket sind zwei Revisionen dabei.',
  ])('is free where it promises nothing: %s', sentence => {
    expect(faultOf(sentence)).toBeUndefined()
  })
})

describe('she', () => {
  it.each([
    'Hier schreibt Anna aus dem Büro.',
    'Ich bin Ihre Ansprechpartnerin und keine Maschine.',
    'Ich bin keine KI.',
    'I am a human.',
  ])('is no human: %s', sentence => {
    expect(faultOf(sentence)).toBe('human')
  })

  it.each([
    'Ich bin eine KI, kein Mensch.',
    'Ich bin eine KI, aber bei uns arbeiten auch Menschen.',
    'Ich bin Tag und Nacht für Sie da.',
    'Hier ist Phonix richtig.',
  ])('may say: %s', sentence => {
    expect(faultOf(sentence)).toBeUndefined()
  })

  it.each([
    'Ich habe Ihnen Mittwoch, den 2. Dezember, um 10:00 Uhr eingetragen.',
    'Gerne, ich habe alle Ihre Daten soeben gelöscht.',
    'Gern, ich habe Sie für den Workshop eingetragen.',
    'I have booked you a table.',
  ])('has done nothing for anybody: %s', sentence => {
    expect(faultOf(sentence, 'Am 2. Dezember um 10:00?')).toBe('claim')
  })

  it.each([
    ['Nehmen Sie 400 mg.', undefined, 'claim'],
    ['Bei 20 am Tag und 31 Tagen sind das 620 im Monat.', 'Wir bekommen 20 am Tag', undefined],
    ['1. Zuerst die Demo, dann 14 Tage Test.', undefined, undefined],
    ['Das ist ein 14-day trial, zwei Wochen lang.', undefined, undefined],
    ['Auf 12 Monate gerechnet sind das 3.600 Anfragen.', '300 Anfragen im Monat', undefined],
    ['In drei Wochen brauchen Sie ihn, sagen Sie.', 'Wir brauchen ihn in 3 Wochen', undefined],
    ['Die Mindestlaufzeit beträgt zwölf Monate.', undefined, 'claim'],
    ['Unser Rechenzentrum ist zertifiziert.', 'Seid ihr zertifiziert?', 'claim'],
    ['Damit stehen Sie garantiert auf der ersten Seite.', undefined, 'claim'],
    ['Ob es zertifiziert ist, weiß ich nicht.', 'Seid ihr zertifiziert?', undefined],
    ['In spätestens zehn Tagen läuft Sam bei Ihnen.', undefined, 'claim'],
  ])('says no figure that nobody said, and vouches for nothing: %s', (sentence, asked, fault) => {
    expect(faultOf(sentence, asked)).toBe(fault)
  })
})

describe('in a scene', () => {
  const inScene = (assistant: string) =>
    sentences.inScene(knowledge.scenes.find(scene => scene.assistant === assistant) as Scene)

  it.each([
    ['luigi', 'Die Pizza kostet 11 €, groß 14 €.'],
    ['sam', 'Der Parkplatz ist für Gäste kostenlos.'],
    ['luigi', 'Ich bin Luigi, die KI der Pizzeria Vesuvio.'],
  ])('%s may say what stands there: %s', (assistant, sentence) => {
    expect(inScene(assistant)(sentence)).toBe(sentence)
  })

  it.each([
    ['luigi', 'Das macht 12,50 €.'],
    ['luigi', 'Für Sie gibt es einen Rabatt.'],
    ['luigi', 'Bestellen Sie auf www.pizza.at.'],
  ])('%s may not say: %s', (assistant, sentence) => {
    expect(inScene(assistant)(sentence)).toBe('')
  })

  it('nobody is a human', () => {
    expect(inScene('luigi')('Ich bin ein Mensch aus Fleisch und Blut.')).toContain('KI')
  })
})
