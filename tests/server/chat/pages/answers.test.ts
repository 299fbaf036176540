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
    [
      '/',
      ['Was kosten 300 Nachrichten monatlich in PRO, ein halbes Jahr lang?'],
      '(1.800 × 0,07 € = 126 €), 300 im Monat × 6 = 1.800',
    ],
    [
      '/',
      ['was kosten 2 leute im einsteigerkurs und 3 bei den fortgeschrittenen'],
      'Zusammen: 580 € + 1.470 € = 2.050 €',
    ],
    ['/', ['was kostet BASIC und ein Coaching'], '- **1:1-Coaching**: 990 € pro Person'],
    ['/', ['Was kosten BASIC und das Telefon?'], '0,10 € pro Nachricht\nEine Minute kostet'],
    ['/', ['Was kosten Luigi und ein Coaching?'], '0,05 € pro Nachricht\n- **1:1-Coaching**'],
    ['/', ['was kosten 500 nachrichten und 300 minuten'], '300 Minuten kosten 225 € bis 360 €.'],
    ['/', ['was kosten 500 nachrichten und 300 minuten'], '(500 × 0,07 € = 35 €)'],
    ['/', ['Was kostet 1 Minute am Telefon?'], 'Eine Minute kostet 0,75 € bis 1,20 €.'],
    [
      '/',
      ['how much are 300 minutes on the phone?'],
      '(300 × €0.75 – €1.20 = €225 – €360), plus €1,500 once',
    ],
    ['/', ['100 anrufe zu je 3 minuten, was kostet das'], '300 Minuten kosten 225 € bis 360 €.'],
    [
      '/',
      ['beim fischhändler 1500 nochrichtn im monat, de leit bstölln was, preis?'],
      '(1.500 × 0,07 € = 105 €)',
    ],
    ['/', ['wieviel kommt bei 400 minuten mit bestellungen zam'], '(400 × 0,80 € = 320 €)'],
    ['/', ['how much is PRO with 2000 messages?'], '(2,000 × €0.07 = €140)'],
    ['/', ['how much are 10,000 messages with PRO?'], '(10,000 × €0.07 = €700)'],
    ['/', ['Was kostet ein Video?'], '**Professional**: 499 € pro Video'],
    ['/', ['Was kostet ein Training?'], '- **Workshop für Einsteiger**: 290 € pro Person'],
    ['/', ['What does the telephone cost?'], '€0.75 – €1.20 per minute'],
    ['/', ['Was kostet die Minute?'], '0,75 € bis 1,20 €'],
    ['/', ['Wie viel pro Nachricht?'], '**ENTERPRISE**: ab 5.000 €, dazu 0,05 € pro Nachricht'],
    ['/', ['Was kann PRO?'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['PRO'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['Was kostet das?', 'Und was bekomme ich dafür?'], 'Anbindung an E-Mail oder WhatsApp'],
    ['/', ['wie teuer ist der einsteiger workshop pro nase'], '**Workshop für Einsteiger**: 290 €'],
    [
      '/services/ki-avatar-produkt-videos-erstellen',
      ['Was kostet PRO?'],
      '**Professional**: 499 € pro Video',
    ],
    ['/training', ['Was kostet BASIC?'], '**BASIC**: ab 500 €'],
    ['/', ['was kosten 10 nachrichten am tag'], '(etwa 300 im Monat × 0,10 € = 30 €)'],
    ['/', ['täglich 10 nachrichten, was kostet das'], '(etwa 300 im Monat × 0,10 € = 30 €)'],
    ['/', ['Was kosten 300 Nachrichten im Monat, 1,5 Jahre lang?'], '300 im Monat × 18 = 5.400'],
    ['/', ['Guten Tag, was kosten 10 Nachrichten?'], '(10 × 0,10 € = 1 €)'],
    [
      '/',
      ['20 anrufe am tag mit je 3 minuten, preis'],
      '1.800 Minuten kosten 1.350 € bis 2.160 €.',
    ],
    ['/', ['300 anfragen im monat wegen terminen, was kostet das'], '(300 × 0,07 € = 21 €)'],
    ['/', ['Was kostet PRO?', 'und 300 Minuten?'], '300 Minuten kosten 225 € bis 360 €.'],
    ['/', ['Was kostet PRO?', 'und mit Terminbuchung?'], '**PRO**: ab 1.500 €'],
    ['/', ['Was kostet PRO?', 'und bei 12 Mitarbeitern?'], '**PRO**: ab 1.500 €'],
    [
      '/ki-im-autohaus',
      ['was kostet das am telefon', 'und 600 nachrichten'],
      '(600 × 0,07 € = 42 €)',
    ],
  ])('%s %j', (here, lines, said) => {
    expect(answerTo(here, ...lines).content).toContain(said)
  })

  it.each([
    ['10 000 Nachrichten', '(10.000 × 0,07 € = 700 €)'],
    ["10'000 Nachrichten", '(10.000 × 0,07 € = 700 €)'],
    ['2k Nachrichten', '(2.000 × 0,07 € = 140 €)'],
    ['2,5 Tsd. Nachrichten', '(2.500 × 0,07 € = 175 €)'],
    ['2 tausend Nachrichten', '(2.000 × 0,07 € = 140 €)'],
    ['5 hundert Nachrichten', '(500 × 0,07 € = 35 €)'],
    ['eine Million Nachrichten', '(1.000.000 × 0,07 € = 70.000 €)'],
    ['1.5 Millionen Nachrichten', '(1.500.000 × 0,07 € = 105.000 €)'],
  ])('of a count are counted however it is written: %s', (count, said) => {
    expect(answerTo('/', `${count} mit PRO`).content).toContain(said)
  })

  it.each([
    'Was kosten ein paar tausend Nachrichten?',
    'Was kosten anderthalb tausend Nachrichten mit PRO?',
    'Was kostet ein 4K-Video?',
    'Ich habe 500 €, was kostet der Workshop für Einsteiger?',
    'Preis für ein 45 Sekunden Video?',
    'Was kosten 2 Workshops?',
  ])('are not multiplied by what is no count: %s', question => {
    const { content } = answerTo('/', question)
    expect(content).toMatch(/€ pro/)
    expect(content).not.toMatch(/×|höchstens/)
  })

  it('of two things lead to the places of both', () => {
    const { content } = answerTo('/', 'Was kosten BASIC und das Telefon?')
    expect(content).toMatch(/\(\/#was-es-kostet\), \[[^\]]+\]\(\/ki-telefon-callcenter#/)
  })

  it('are not sure where one of two things goes by its scope', () => {
    const { kind, content } = answerTo('/', 'Was kosten PRO und eine neue Homepage?')
    expect(kind).toBe('unsure')
    expect(content).toContain('(/services/webseiten-mit-ki-assistenten#')
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

  it('of alternatives are counted each, wherever the count stands', () => {
    const { content } = answerTo('/', '2000 Nachrichten, BASIC oder PRO')
    expect(content).toContain('(2.000 × 0,10 € = 200 €)')
    expect(content).toContain('(2.000 × 0,07 € = 140 €)')
  })

  it.each([
    ['Was kostet Sabine?', 'kann ich sie testen?'],
    ['Was kostet das Telefon?', 'geht das auch nachts?'],
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
    expect(content).toContain('wie viele Seiten es werden')
    expect(content).not.toContain('**PRO**')
  })

  it.each([
    'Ich brauche 5 Videos',
    'Bestellungen und Termine, zusammen 200 Minuten',
    '2 Professional Videos, 3 Basic Videos und ein Enterprise Video zusammen',
  ])('are added up only where each is known: %s', question => {
    const { content } = answerTo('/', question)
    expect(content).toContain('€ pro')
    expect(content).not.toContain('Zusammen')
  })

  it('after one offer are those of that offer', () => {
    const { content } = answerTo('/', 'Was kostet der Einsteigerkurs?', 'und für 6 Leute?')
    expect(content).toContain('(6 × 290 € = 1.740 €)')
    expect(content).not.toContain('Coaching')
  })

  it('are not those of the packages where the test is asked for', () => {
    const { content } = answerTo('/', 'Wird nach dem Test gleich was verrechnet?')
    expect(content).toContain('14 Tage')
    expect(content).not.toContain('€')
  })

  it('of what only an answer spoke of are not told as if that were meant', () => {
    const lines = ['Könnt ihr auch Rechnungen automatisch verarbeiten?', 'Was kostet das?']
    expect(answerTo('/', ...lines).kind).not.toBe('answer')
  })

  it('are not told for what is not ours', () => {
    expect(answerTo('/', 'Was kostet ein iPhone?').content).not.toContain('€')
  })
})

describe('a search', () => {
  it('for what is asked in the same words quotes the place, its heading included', () => {
    const { kind, content } = answerTo('/', 'brauchen gäste eine app')
    expect(kind).toBe('answer')
    expect(content).toMatch(
      /^\*\*Brauchen Gäste eine App\?\*\*\nNein, .*\n\nMehr dazu: \[[^\]]+\]\(\/assistants\/sam#/,
    )
  })

  it('shows the first place, and two more to tap, and claims nothing', () => {
    const { kind, content } = answerTo(
      '/',
      'Unsere Ordinationshilfe kommt mit dem Telefon nicht mehr zusammen',
    )
    expect(kind).toBe('unsure')
    expect(content).toMatch(
      /^Das steht dazu auf unseren Seiten:\n\*\*[\s\S]+(?:\n- \[[^\]]+\]\(\/[^)]*\)){2}$/,
    )
  })

  it('that finds nothing says so, with three links and a way to a person', () => {
    const { kind, content } = answerTo('/', 'Wer hat die Fußball-WM gewonnen?')
    expect(kind).toBe('unknown')
    expect(content).toMatch(
      /^Dazu finde ich auf unseren Seiten leider nichts\.[^\n]*(?:\n- \[[^\]]+\]\(\/[^)]*\)){3}\n\n[^\n]*\(\/kontaktinformationen\)\.$/,
    )
    expect(content).not.toContain('112')
  })

  it('says what is known to stand on no page', () => {
    expect(answerTo('/', 'Habt ihr einen Betriebsurlaub?').content).toMatch(
      /^Zu unseren Urlaubszeiten steht nichts auf unseren Seiten\./,
    )
  })

  it('never ends with a label that says nothing alone', () => {
    const { content } = answerTo('/', 'Wie lösche ich meine Daten?')
    expect(content).toContain('- Auskunft. Sie')
    expect(content).not.toMatch(/^- \S+\.$/m)
  })

  it('reads a question that names nothing as one about the page', () => {
    expect(answerTo('/training', 'Und das ist was?').content).toContain('](/training)')
  })

  it('reads a short question with the one before', () => {
    const { content } = answerTo('/', 'Erzählen Sie mir von Luigi', 'Kann er Zahlungen annehmen?')
    expect(content).toContain('/assistants/luigi')
  })

  it('reads „warum nicht“ as the question before', () => {
    const { content } = answerTo('/', 'Brauche ich keine Kreditkarte für den Test?', 'warum nicht')
    expect(content).toContain('Kreditkarte')
  })

  it('finds the point of a long story, and a word by its tail', () => {
    const { content } = answerTo(
      '/',
      'Wir haben zig Ordner mit Wartungshandbüchern auf dem Server und jedes Mal wenn wer anruft sucht einer zwanzig Minuten',
    )
    expect(content).toContain('/services/ki-rag-systeme')
  })

  it('claims nothing where a short question goes on from another', () => {
    const lines = ['Machen Sie auch Websites?', 'wir haben schon eine, die wollen wir behalten']
    const { kind, content } = answerTo('/', ...lines)
    expect(kind).not.toBe('answer')
    expect(content).toContain('/services/webseiten-mit-ki-assistenten')
  })

  it('shows three places, each once', () => {
    const { content } = answerTo('/', 'können gäste bei luigi einen tisch für später reservieren')
    const places = [...content.matchAll(/\]\((\/[^)]*)/g)].map(([, place]) => place)
    expect(places).toHaveLength(3)
    expect(new Set(places).size).toBe(places.length)
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
})

it.each([
  'Kann Selina den Leuten sagen was für ein Schmerzmittel sie nehmen sollen',
  'Könnt ihr mir rechtlichen Rat geben?',
])('never gives advice, and names no emergency number: %s', question => {
  const { content } = answerTo('/assistants/selina', question)
  expect(content).toContain('geben weder ich noch unsere Assistenten')
  expect(content).not.toContain('144')
})

it('shows the same places to who writes in English, with English words around them', () => {
  const { content } = answerTo('/', 'do i need a credit card for the test?')
  expect(content).toMatch(
    /^I answer from our pages, which are in German[\s\S]*Kreditkarte[\s\S]*More: \[/,
  )
})

it.each([
  ['unser luigi nimmt seit gestern keine bestellungen mehr an', 'Das tut mir leid'],
  ['ich will mich über euch beschweren', 'Das tut mir leid'],
  ['ich bin journalistin und hätte gern ein interview', 'Presseanfragen beantwortet ein Mensch'],
  ['habt ihr heute offen', 'Montag bis Freitag'],
  ['auskumft über blutwerte', 'Das steht dazu auf unseren Seiten'],
])('meets who asks for something else: %s', (message, said) => {
  expect(answerTo('/', message).content).toContain(said)
})

it.each([
  ['wann seid ihr erreichbar', 'und am samstag?'],
  ['habt ihr heute offen', 'auch abends?'],
  ['Wann habt ihr offen?', 'Und morgen?'],
])('goes on with the hours after „%s“: %s', (question, more) => {
  expect(answerTo('/', question, more).content).toContain('Montag bis Freitag')
})

it('searches what goes on by its own words before those of the question before', () => {
  const { content } = answerTo('/', 'hebt der auch am telefon ab', 'und meine kassa?')
  expect(content).toContain('Muss ich meine Kassa tauschen?')
})

it('does not take what is asked without a price for a question of prices', () => {
  const { kind } = answerTo('/', 'wir sind eine arztpraxis, was könnts ihr für uns machen')
  expect(kind).toBe('unsure')
})

it('does not take another question for more of the one before', () => {
  expect(answerTo('/', 'wann habt ihr offen', 'und was kostet PRO').content).toContain('1.500 €')
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
    const [answer] = talk([message], '/')
    expect(answer?.content).toMatch(/^(?:Menschen aus unserem Team|You reach people)/)
    expect(answer?.showQR).toBe(true)
  })

  it.each([
    'Kann Phonix mit einem Menschen verbinden?',
    'Merken meine Kunden, dass sie mit einer KI reden?',
  ])('is not meant by %s', question => {
    expect(answerTo('/', question).content).not.toMatch(/^Menschen aus unserem Team/)
  })
})

it.each([
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

it.each([
  ['hallo, was macht ihr genau', 'sieben Assistenten'],
  ['wer seid ihr?', '4xDU baut KI-Assistenten'],
  ['wie sicher ist das', 'Sicherheit'],
])('hears a question beside a greeting or a word of agreement: %s', (question, said) => {
  expect(answerTo('/', question).content).toContain(said)
})

it('starts over after x9', () => {
  expect(answerTo('/', 'Was kostet PRO?', 'x9').content).toContain('von vorne')
})
