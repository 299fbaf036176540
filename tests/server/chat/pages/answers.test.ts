import { describe, expect, it } from 'vitest'
import { talk } from '../../../support/emilia-talk'

/** The last answer to a visitor who says these lines, one after the other, on a page. */
function answerTo(here: string, ...lines: string[]) {
  const { kind, content } = talk(lines, here).at(-1) ?? {}
  return { kind, content: content ?? '' }
}

describe('prices', () => {
  it.each([
    ['/', ['Was kostet PRO?'], '**PRO**: ab 1.500 €, dazu 0,07 € pro Nachricht'],
    ['/', ['Was kosten 2000 Nachrichten mit PRO?'], '(2.000 × 0,07 € = 140 €)'],
    ['/training', ['Was kostet das?'], '**Workshop für Einsteiger**: 290 € pro Person'],
    ['/training', ['was kosten die kurse', 'und für 6 leut'], '(6 × 290 € = 1.740 €)'],
    ['/', ['Was kostet das Telefon?'], '0,75 € bis 1,20 €'],
    [
      '/ki-telefon-callcenter',
      ['was kostet eine minute?', 'und bestellungen?'],
      '**Bestellannahme**: 0,80 € pro Minute',
    ],
    [
      '/',
      ['Was kostet das?', 'und pro Nachricht?', 'und PRO?'],
      '**PRO**: ab 1.500 €, dazu 0,07 €',
    ],
    ['/', ['Ab welchem Paket gibt es WhatsApp?'], 'gibt es ab **PRO**'],
    ['/', ['Was kostet ein Video?'], '**Professional**: 499 € pro Video'],
    ['/', ['Was kostet die Minute?'], '0,75 € bis 1,20 €'],
    ['/', ['Wie viel pro Nachricht?'], '**ENTERPRISE**: ab 5.000 €, dazu 0,05 € pro Nachricht'],
    ['/', ['Was kann PRO?'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['PRO'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['Was kostet das?', 'Und was bekomme ich dafür?'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['Was kostet das?', 'Ist WhatsApp dabei?'], 'gibt es ab **PRO**'],
    [
      '/services/ki-avatar-produkt-videos-erstellen',
      ['Was kostet PRO?'],
      '**Professional**: 499 € pro Video',
    ],
    ['/training', ['Was kostet BASIC?'], '**BASIC**: ab 500 €'],
    ['/', ['was kosten 10 nachrichten am tag'], '(etwa 300 im Monat × 0,10 € = 30 €)'],
    [
      '/ki-im-autohaus',
      ['was kostet das am telefon', 'und 600 nachrichten'],
      '(600 × 0,07 € = 42 €)',
    ],
  ])('%s %j', (here, lines, said) => {
    expect(answerTo(here, ...lines).content).toContain(said)
  })

  it('of one offer lead to its own place', () => {
    const { content } = answerTo(
      '/services/ki-avatar-produkt-videos-erstellen',
      'Was kostet das Enterprise-Video?',
    )
    expect(content).toContain('(/services/ki-avatar-produkt-videos-erstellen#enterprise)')
  })

  it('come with their condition and the page they stand on', () => {
    expect(answerTo('/', 'Was kostet PRO?').content).toMatch(
      /Alle Preise exkl\. USt\.\n\nMehr dazu: \[/,
    )
  })

  it.each([
    ['Was kostet Sabine?', 'kann ich sie testen?'],
    ['Was kostet das Telefon?', 'geht das auch nachts?'],
    ['Was kostet das?', 'Was kann Luigi?'],
    ['Was kostet das?', 'ok und wie fang ich an'],
    ['Was kostet das Telefon?', 'und wenn besetzt ist?'],
    ['Was kostet das?', 'Ist da die MwSt dabei?'],
  ])('are not told again for what asks for something else: %s %s', (...lines) => {
    expect(answerTo('/', ...lines).content).not.toContain('€')
  })

  it('of a website are quoted by its scope', () => {
    const { content } = answerTo(
      '/',
      'eigentlich brauch ich nur eine neue website',
      'was kostet die',
    )
    expect(content).toContain('vom Umfang')
    expect(content).not.toContain('1.500 €')
  })

  it('are not those of the packages where the test is asked for', () => {
    const { content } = answerTo('/', 'Wird nach dem Test gleich was verrechnet?')
    expect(content).toContain('Nach den 14 Tagen')
    expect(content).not.toContain('€')
  })

  it('are not told for what is not ours', () => {
    expect(answerTo('/', 'Was kostet ein iPhone?').content).not.toContain('€')
  })
})

describe('a search', () => {
  it('that is sure says the passage with its link', () => {
    const { kind, content } = answerTo('/', 'Wie lange dauert der Test?')
    expect(kind).toBe('answer')
    expect(content).toMatch(/14 Tage[\s\S]*Mehr dazu: \[[^\]]+\]\(\/trial/)
  })

  it('that is not shows the first passage, and two more to tap', () => {
    const { kind, content } = answerTo('/', 'muss ich dann auf enterprise gehen?')
    expect(kind).toBe('unsure')
    expect(content).toMatch(
      /^Das steht dazu auf unseren Seiten:\n[\s\S]+(?:\n- \[[^\]]+\]\(\/[^)]*\)){2}$/,
    )
    // The package that is named, not the video of the same name.
    expect(content).toContain('(/#was-es-kostet)')
  })

  it.each([
    ['was macht der roberto', '/assistants/roberto'],
    ['Wer ist Luigi?', '/assistants/luigi'],
    ['Wir haben ein Gasthaus', '/assistants/luigi'],
  ])('introduces whom it asks for: %s', (question, page) => {
    const { kind, content } = answerTo('/', question)
    expect({ kind, content }).toEqual({
      kind: 'answer',
      content: expect.stringContaining(`](${page})`),
    })
    expect(content).not.toContain('€')
  })

  it('that finds nothing says so, with three links and a way to a person', () => {
    const { kind, content } = answerTo(
      '/',
      'Nehmt ihr auch Kryptogeld für Pakete im Voraus und Nachhinein?',
    )
    expect(kind).not.toBe('answer')
    expect(answerTo('/', 'Habt ihr einen Betriebsurlaub?').content).toContain(
      '/kontaktinformationen',
    )
    expect(content).toContain('](/')
  })

  it('reads a short question with what was spoken of', () => {
    expect(
      answerTo('/', 'Erzählen Sie mir von Luigi', 'Kann er Zahlungen annehmen?').content,
    ).toContain('/assistants/luigi')
  })

  it('names the page of what is spoken of where it knows nothing', () => {
    const { kind, content } = answerTo('/ki-loesungen-arztpraxis', 'und wer gibt das dann frei')
    expect(kind).toBe('unknown')
    expect(content).toMatch(/:\n- \[[^\]]+\]\(\/assistants\/selina\)/)
  })

  it('goes on from the page that answered', () => {
    const { content } = answerTo(
      '/',
      'Könnt ihr auch Rechnungen automatisch verarbeiten?',
      'Was kostet das ungefähr?',
    )
    expect(content).toContain('/services/ki-gestuetzte-prozessautomatisierung#')
    expect(content).not.toContain('€')
  })

  it('is not sure of what stands on the page of another industry', () => {
    const question = 'In welchen Sprachen antwortet er?'
    expect(answerTo('/', question).kind).toBe('answer')
    expect(answerTo('/', 'Wir sind ein Autohaus', question).kind).toBe('unsure')
  })

  it('says in one line what is none of our business, and whom to ask', () => {
    expect(answerTo('/', 'wer gewinnt heute').content).toMatch(
      /^Dazu weiß ich nichts[^\n€]*4xDU[^\n€]*\(\/kontaktinformationen\)\.$/,
    )
  })
})

it.each([
  'Kann Selina den Leuten sagen was für ein Schmerzmittel sie nehmen sollen',
  'Könnt ihr mir rechtlichen Rat geben?',
])('never gives advice, and names no emergency number: %s', question => {
  const { content } = answerTo('/assistants/selina', question)
  expect(content).toContain('geben weder ich noch unsere Assistenten')
  expect(content).not.toContain('144')
})

it('answers in English with a line, three links and the contact', () => {
  const { content } = answerTo('/', 'How much is a chatbot for my hotel?')
  expect(content).toMatch(/^I answer from our pages, which are in German/)
  expect(content.match(/^- \[/gm)).toHaveLength(3)
  expect(content).toContain('](/kontaktinformationen)')
})

it.each([
  ['i wü mit an menschn redn', 'Menschen aus unserem Team'],
  ['konn i do wos schickn', 'auf unseren Seiten'],
  ['Erinnert das System meine Kundinnen?', 'Termin'],
])('reads as people write: %s', (question, said) => {
  expect(answerTo('/', question).content).toContain(said)
})

it.each(['Rede ich mit einem Menschen?', 'Ist da ein echter Mensch?', 'bist du a echte person'])(
  'is no human: %s',
  question => {
    expect(answerTo('/', question).content).toMatch(/^Ich bin eine KI, kein Mensch\./)
  },
)

it('starts over after x9', () => {
  expect(answerTo('/', 'Was kostet PRO?', 'x9').content).toContain('von vorne')
})
