import { describe, expect, it } from 'vitest'
import { SiteAnswers } from '../../../../server/chat/pages/site-answers'
import { talk } from '../../../support/emilia-talk'
import { testKnowledge } from '../../../support/knowledge'

/** The last answer to a visitor who says these lines on a page, with | between one and the next. */
const answerTo = (lines: string, here = '/') => talk(lines.split(' | '), here).at(-1)
const contentOf = (lines: string, here?: string) => answerTo(lines, here)?.content ?? ''

type Said = [lines: string, said: string | RegExp, here?: string]

describe('prices', () => {
  it.each<Said>([
    [
      'Was kostet PRO?',
      /ab 1\.500 €, dazu 0,07 € pro .*[\s\S]*Alle Preise exkl\. USt\.\n\nMehr dazu: \[/,
    ],
    ['PRO', 'Anbindung an E-Mail oder WhatsApp'],
    ['Was kann PRO?', 'Anbindung an E-Mail oder WhatsApp'],
    ['Was kostet das? | Und was bekomme ich dafür?', 'Anbindung an E-Mail oder WhatsApp'],
    ['Was kostet das? | und pro Nachricht? | und PRO?', '**PRO**: ab 1.500 €, dazu 0,07 €'],
    ['wann habt ihr offen | und was kostet PRO', '1.500 €'],
    ['Wie viel pro Nachricht?', '**ENTERPRISE**: ab 5.000 €, dazu 0,05 € pro Nachricht'],
    ['Was kostet ein Video?', '**Professional**: 499 € pro Video'],
    ['Was kostet ein Training?', '- **Workshop für Einsteiger**: 290 € pro Person'],
    ['wie teuer ist der einsteiger workshop pro nase', '**Workshop für Einsteiger**: 290 €'],
    ['Was kostet das Telefon?', '0,75 € bis 1,20 €'],
    ['Was kostet die Minute?', '0,75 € bis 1,20 €'],
    ['What does the telephone cost?', '€0.75 – €1.20 per minute'],
    ['eigentlich brauch ich nur eine neue website | was kostet die', 'wie viele Seiten es werden'],
  ])('are told: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each<Said>([
    ['Was kostet das?', '**Workshop für Einsteiger**: 290 € pro Person', '/training'],
    ['Was kostet BASIC?', '**BASIC**: ab 500 €', '/training'],
    ['was kosten die kurse | und für 6 leut', '(6 × 290 € = 1.740 €)', '/training'],
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
    ['Was kosten 2000 Nachrichten mit PRO?', '(2.000 × 0,07 € = 140 €)'],
    ['Guten Tag, was kosten 10 Nachrichten?', '(10 × 0,10 € = 1 €)'],
    ['was kosten 10 nachrichten am tag', '(etwa 300 im Monat × 0,10 € = 30 €)'],
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
    ['100 anrufe zu je 3 minuten, was kostet das', '300 Minuten kosten 225 € bis 360 €.'],
    ['20 anrufe am tag mit je 3 minuten, preis', '1.800 Minuten kosten 1.350 € bis 2.160 €.'],
    ['wieviel kommt bei 400 minuten mit bestellungen zam', '(400 × 0,80 € = 320 €)'],
    ['how much are 300 minutes on the phone?', '€0.75 – €1.20 = €225 – €360), plus €1,500 once'],
    ['Was kostet PRO? | und 300 Minuten?', '300 Minuten kosten 225 € bis 360 €.'],
    ['Was kosten 1000 Nachrichten mit BASIC und 500 mit PRO?', '(500 × 0,07 € = 35 €)'],
    ['Was kostet BASIC mit 1000 und PRO mit 500 Nachrichten?', '(1.000 × 0,10 € = 100 €)'],
    [
      '500 Nachrichten mit BASIC und PRO um 1500?',
      /PRO\*\*: ab 1\.500 €, dazu 0,07 € pro Nachricht\n/,
    ],
    ['10 Nachrichten am Tag mit BASIC und 20 mit PRO?', /0,07 € pro Nachricht\n/],
    ['2000 Nachrichten, BASIC oder PRO', /2\.000 × 0,10 € = 200 €[\s\S]*2\.000 × 0,07 € = 140 €/],
  ])('are counted: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each([
    ['10 000', '10.000 × 0,07 € = 700 €'],
    ["10'000", '10.000 × 0,07 € = 700 €'],
    ['2k', '2.000 × 0,07 € = 140 €'],
    ['2,5 Tsd.', '2.500 × 0,07 € = 175 €'],
    ['2 tausend', '2.000 × 0,07 € = 140 €'],
    ['5 hundert', '500 × 0,07 € = 35 €'],
    ['eine Million', '1.000.000 × 0,07 € = 70.000 €'],
    ['1.5 Millionen', '1.500.000 × 0,07 € = 105.000 €'],
  ])('of a count are counted however it is written: %s', (count, said) => {
    expect(contentOf(`${count} Nachrichten mit PRO`)).toContain(said)
  })

  it.each([
    'Was kosten ein paar tausend Nachrichten?',
    'Was kosten anderthalb tausend Nachrichten mit PRO?',
    'Was kostet ein 4K-Video?',
    'Ich habe 500 €, was kostet der Workshop für Einsteiger?',
    'Preis für ein 45 Sekunden Video?',
    'Was kosten 2 Workshops?',
    'Was kostet PRO? | und bei 12 Mitarbeitern?',
    'Was kostet PRO? | und mit Terminbuchung?',
  ])('are not multiplied by what is no count: %s', lines => {
    expect(contentOf(lines)).toMatch(/€ pro/)
    expect(contentOf(lines)).not.toMatch(/×|höchstens/)
  })

  it.each<Said>([
    ['was kosten 2 leute im einsteigerkurs und 3 bei den fortgeschrittenen', '1.470 € = 2.050 €'],
    ['was kostet BASIC und ein Coaching', '- **1:1-Coaching**: 990 € pro Person'],
    ['Was kosten BASIC und das Telefon?', '0,10 € pro Nachricht\nEine Minute kostet'],
    [
      'Was kosten BASIC und das Telefon?',
      /\(\/#was-es-kostet\), \[[^\]]+\]\(\/ki-telefon-callcenter#/,
    ],
    ['Was kosten Luigi und ein Coaching?', '0,05 € pro Nachricht\n- **1:1-Coaching**'],
    ['was kosten 500 nachrichten und 300 minuten', '300 Minuten kosten 225 € bis 360 €.'],
    ['was kosten 500 nachrichten und 300 minuten', '(500 × 0,07 € = 35 €)'],
    ['Was kosten PRO und eine neue Homepage?', '(/services/webseiten-mit-ki-assistenten#'],
  ])('of two things are told of both: %s', (lines, said) => {
    expect(contentOf(lines)).toMatch(said)
  })

  it.each([
    'Ich brauche 5 Videos',
    'Bestellungen und Termine, zusammen 200 Minuten',
    '2 Professional Videos, 3 Basic Videos und ein Enterprise Video zusammen',
  ])('are added up only where each is known: %s', question => {
    expect(contentOf(question)).toContain('€ pro')
    expect(contentOf(question)).not.toContain('Zusammen')
  })

  it.each([
    'Was kostet Sabine? | kann ich sie testen?',
    'Was kostet das Telefon? | geht das auch nachts?',
    'Was kostet das? | ok und wie fang ich an',
    'Was kostet das Telefon? | und wenn besetzt ist?',
    'Was kostet das? | Ist da die MwSt dabei?',
    'Wird nach dem Test gleich was verrechnet?',
    'Könnt ihr auch Rechnungen automatisch verarbeiten? | Was kostet das ungefähr?',
    'Was kostet ein iPhone?',
    'Wer haftet, wenn euer Bot einen falschen Preis nennt?',
  ])('are not told for what asks for something else, or is not ours: %s', lines => {
    expect(contentOf(lines)).not.toContain('€')
  })

  it('after one offer are those of that offer', () => {
    const content = contentOf('Was kostet der Einsteigerkurs? | und für 6 Leute?')
    expect(content).toContain('(6 × 290 € = 1.740 €)')
    expect(content).not.toContain('Coaching')
  })
})

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
      'Habt ihr einen Betriebsurlaub?',
      /^Zu unseren Urlaubszeiten steht nichts auf unseren Seiten\./,
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
    ['wer seid ihr?', '4xDU baut KI-Assistenten'],
    ['wie sicher ist das', 'Sicherheit'],
    ['konn i do wos schickn', 'auf unseren Seiten'],
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
    [
      'Machen Sie auch Websites? | wir haben schon eine, die wollen wir behalten',
      '/services/webseiten-mit-ki-assistenten',
    ],
    // By its own words before those of the question before.
    ['hebt der auch am telefon ab | und meine kassa?', 'Muss ich meine Kassa tauschen?'],
    ['wann seid ihr erreichbar | und am samstag?', 'Montag bis Freitag'],
    ['habt ihr heute offen | auch abends?', 'Montag bis Freitag'],
    ['Wann habt ihr offen? | Und morgen?', 'Montag bis Freitag'],
    ['Was kostet PRO? | x9', 'von vorne'],
  ])('goes on from the question before: %s', (lines, said) => {
    expect(contentOf(lines)).toContain(said)
  })

  it.each([
    ['Was kosten PRO und eine neue Homepage?', 'unsure'],
    ['Unsere Ordinationshilfe kommt mit dem Telefon nicht mehr zusammen', 'unsure'],
    ['wir sind eine arztpraxis, was könnts ihr für uns machen', 'unsure'],
    ['Machen Sie auch Websites? | wir haben schon eine, die wollen wir behalten', 'unsure'],
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

it('does not deny what a new page is about, whatever talk.yaml still says', () => {
  const { routes, passages, ...rest } = testKnowledge()
  const ask = 'Was kommt in die Statistik?'
  const page = { url: '/berichte', title: 'KI-Newsletter für Betriebe aus Graz', description: ask }
  const text = 'Alle Anfragen der Woche.'
  const place = { url: '/berichte#faq', page: page.title, heading: ask, text }
  const emilia = new SiteAnswers({
    ...rest,
    routes: [...routes, page],
    passages: [...passages, place],
  })
  const contentOf = (content: string) => emilia.answer([{ role: 'user', content }]).content
  expect(contentOf('Macht ihr Newsletter?')).toMatch(/^Das steht dazu[\s\S]*KI-Newsletter/)
  expect(contentOf(ask)).toMatch(/^\*\*.*\*\*\nAlle Anfragen der Woche\./)
  expect(contentOf('Und die Statistik der Kunden?')).toContain('steht nichts auf unseren Seiten')
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
    'gibts a nummer',
    'will nur kurz telefonieren',
    'ich mag ned mit an roboter schreiben',
    'mit wem aus fleisch und blut reden',
    'i wü mit an menschn redn',
    'Ich möchte lieber mit jemandem sprechen',
    'kann ich mit einem echten menschen reden?',
    'wie kann ich sie kontaktieren',
    'ist da jemand',
    'verbinde mich bitte',
    'kein bot bitte, einen mitarbeiter',
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
