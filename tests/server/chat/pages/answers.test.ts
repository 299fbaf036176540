import { describe, expect, it } from 'vitest'
import { answerTo, contentOf, type Said } from '../../../support/emilia-talk'

const PLACE = String.raw`(?:\n- \[[^\]]+\]\(\/[^)]*\))`

describe('a search', () => {
  it.each<Said>([
    // In the same words: its place, the heading included.
    [
      'brauchen gäste eine app',
      /^\*\*Brauchen Gäste eine App\?\*\*\nNein, .*\n\nMehr dazu: \[[^\]]+\]\(\/assistants\/sam#/,
    ],
    // Else the first place, and two more to tap, as no claim of hers.
    [
      'Unsere Ordinationshilfe kommt mit dem Telefon nicht mehr zusammen',
      new RegExp(String.raw`^Das steht dazu auf unseren Seiten:\n\*\*[\s\S]+${PLACE}{2}$`),
    ],
    // Nothing: three links and a way to a person, and no emergency number.
    [
      'Wer hat die Fußball-WM gewonnen?',
      new RegExp(
        String.raw`^Dazu finde ich auf unseren Seiten leider nichts\.[^\n]*${PLACE}{3}\n\n[^\n]*\(\/kontaktinformationen\)\.$`,
      ),
    ],
    [
      'do i need a credit card for the test?',
      /^I answer from our pages, .*[\s\S]*Kreditkarte[\s\S]*More: \[/,
    ],
    // No label that says nothing alone.
    ['Wie lösche ich meine Daten?', '- Auskunft. Sie'],
    ['Und das ist was?', '](/training)', '/training'],
    // Two more that a word finds by its tail, in a long story.
    [
      'Wir haben zig Ordner mit Wartungshandbüchern auf dem Server und jedes Mal wenn wer anruft sucht einer zwanzig Minuten',
      '/services/ki-rag-systeme',
    ],
    ['hallo, was macht ihr genau', 'sieben Assistenten'],
    ['Erinnert das System meine Kundinnen?', 'Termin'],
  ])('answers: %s', (question, said, here) => {
    expect(contentOf(question, here)).toMatch(said)
  })

  it.each([
    ['Erzählen Sie mir von Luigi | Kann er Zahlungen annehmen?', '/assistants/luigi'],
    ['Brauche ich keine Kreditkarte für den Test? | warum nicht', 'Kreditkarte'],
    [
      'Könnt ihr auch Rechnungen automatisch verarbeiten? | Was kostet das ungefähr?',
      '/services/ki-gestuetzte-prozessautomatisierung#',
    ],
    // By its own words before those of the question before.
    ['hebt der auch am telefon ab | und meine kassa?', 'Muss ich meine Kassa tauschen?'],
    ['habt ihr heute offen | auch abends?', 'Montag bis Freitag'],
    ['Wann habt ihr offen? | Und morgen?', 'Montag bis Freitag'],
    ['Was kostet PRO? | x9', 'von vorne'],
    ['Was kostet Luigi? | warum nicht das billigere?', '**Was Luigi kostet**'],
    [
      'Was kostet Phonix? | und am wochenende?',
      '(/ki-telefon-callcenter#wo-zu-viele-auf-einmal-anrufen)',
    ],
  ])('goes on from the question before: %s', (lines, said) => {
    expect(contentOf(lines)).toContain(said)
  })

  it.each([
    ['Was kosten PRO und eine neue Homepage?', 'unsure'],
    ['Unsere Ordinationshilfe kommt mit dem Telefon nicht mehr zusammen', 'unsure'],
    ['Wer hat die Fußball-WM gewonnen?', 'unknown'],
    ['brauchen gäste eine app', 'answer'],
  ])('is as sure as its words: %s: %s', (lines, kind) => {
    expect(answerTo(lines)?.kind).toBe(kind)
  })

  it('shows three places, each once', () => {
    const content = contentOf('können gäste bei luigi einen tisch für später reservieren')
    const places = [...content.matchAll(/\]\((\/[^)]*)/g)].map(([, place]) => place)
    expect(places).toHaveLength(3)
    expect(new Set(places).size).toBe(places.length)
  })
})

it.each([
  'Kann Selina den Leuten sagen was für ein Schmerzmittel sie nehmen sollen',
  'Könnt ihr mir rechtlichen Rat geben?',
])('never gives advice, and names no emergency number: %s', question => {
  const content = contentOf(question, '/assistants/selina')
  expect(content).toContain('geben weder ich noch unsere Assistenten')
  expect(content).not.toContain('144')
})

describe('a person', () => {
  it.each([
    'Verbinden Sie mich mit einem Mitarbeiter',
    'Ich möchte lieber mit jemandem sprechen',
    'kann ich mit einem echten menschen reden?',
    'I want to talk to a human',
  ])('is reached by %s', message => {
    expect(contentOf(message)).toMatch(/^(?:Menschen aus unserem Team|You reach people)/)
    expect(answerTo(message)?.showQR).toBe(true)
  })

  it.each([
    'Kann Phonix mit einem Menschen verbinden?',
    'Merken meine Kunden, dass sie mit einer KI reden?',
  ])('is not meant by %s', question => {
    expect(contentOf(question)).not.toMatch(/^Menschen aus unserem Team/)
  })

  it.each(['Rede ich mit einem Menschen?', 'Ist da ein echter Mensch?', 'bist du a echte person'])(
    'she is not: %s',
    question => {
      expect(contentOf(question)).toMatch(/^Ich bin eine KI, kein Mensch\./)
    },
  )

  it.each([
    ['unser luigi nimmt seit gestern keine bestellungen mehr an', 'Das tut mir leid'],
    ['ich will mich über euch beschweren', 'Das tut mir leid'],
    ['ich bin journalistin und hätte gern ein interview', 'Presseanfragen beantwortet ein Mensch'],
    ['habt ihr heute offen', 'Montag bis Freitag'],
  ])('is named to who asks for something else: %s', (message, said) => {
    expect(contentOf(message)).toContain(said)
  })
})
