import { describe, expect, it } from 'vitest'
import { talk } from '../../../support/emilia-talk'

// What a prospect asks next, and says beside it.

const video = '/services/ki-avatar-produkt-videos-erstellen'
const phone = '/ki-telefon-callcenter'

describe('prices that go on', () => {
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
    [phone, ['also beides zusammen wieviel einrichtung'], '3.000 € (2 × 1.500 €)'],
    [phone, ['zahl i bei drei leistungen die 1500 nur einmal'], '4.500 € (3 × 1.500 €)'],
    ['/ki-loesungen-gastronomie', ['also wieviel bei 2000 nachrichten'], 'in PRO 140 €'],
    [
      '/',
      ['kann er whatsapp wenn i nur das günstigste nehm'],
      'Nein, WhatsApp gibt es erst ab PRO',
    ],
    ['/ki-im-autohaus', ['und bindet er sich an unser crm an?'], 'gibt es ab ENTERPRISE'],
    [
      phone,
      ['hotline für technische fragen. was kostet da die minute?'],
      '**Einfacher technischer Support**',
    ],
    ['/', ['das PRO kostet also 1500 euro im monat, richtig?'], '**PRO**: ab 1.500 €'],
    ['/', ['was kostet das 299er video'], '- 2 Revisionen'],
    ['/ki-terminverwaltung-whatsapp', ['whatsapp is eh schon beim 500er dabei'], 'erst ab PRO'],
    [video, ['was ist der unterschied zwischen dem 299er und dem 499er'], '- 2 Revisionen'],
    [
      '/training',
      ['was habts ihr für kurse', 'und was lernt man beim zweiten?'],
      'Eigene Assistenten und Abläufe bauen',
    ],
    [
      '/training',
      ['was kostet der kurs für fortgeschrittene', 'wir wären zu viert, was macht das'],
      '1.960 €',
    ],
    [
      '/training',
      [
        'was kostet der fortgeschrittenenkurs',
        'für 4 leute',
        'ah na, ich hab den für anfänger gmeint',
      ],
      '1.160 €',
    ],
    ['/ki-im-autohaus', ['hebt er a am telefon ab?'], 'am Telefon gibt es ab ENTERPRISE'],
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
    ['/ki-whatsapp-hotels-airbnb', ['was kostet enterprise', 'und kann er zimmer buchen'], 'Ja,'],
    [phone, ['0,75 pro minute und das wars, keine einrichtung?'], '75 Minuten'],
    [phone, ['ist die gebühr fürs telefon pro leistung oder nur 1x für alles'], '**PRO**'],
    [video, ['8k video um 499 geht klar?'], '8 Videos'],
    [phone, ['fürs telefon muss man zwingend das paket um 5000 nehmen gell'], 'Ja,'],
    ['/', ['das PRO kostet also 1500 euro im monat, richtig?'], 'Einrichtung'],
    ['/ki-loesungen-gastronomie', ['20 leute, macht er das auch ganz allein aus?'], '290 €'],
    [
      '/ki-feedback-loesung-whatsapp',
      ['feedback am whatsapp mit basic um 0,10?'],
      '10 Nachrichten',
    ],
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

describe('what leans on the turn before', () => {
  const site = '/services/webseiten-mit-ki-assistenten'

  it.each([
    [
      'a remark before it',
      '/',
      ['was kostet PRO', 'gut. und ENTERPRISE'],
      '**ENTERPRISE**: ab 5.000',
    ],
    [
      'a correction',
      site,
      ['was kostet eine homepage mit bot', 'nein ich meinte die seite nicht den bot'],
      'nach Umfang',
    ],
    [
      'an ordinal after a list',
      '/',
      ['was kostet das', 'was kann das zweite'],
      '**PRO**: ab 1.500',
    ],
    [
      'an ordinal after single ones',
      phone,
      ['was kostet terminbuchung', 'und beschwerden?', '600 minuten von der ersten'],
      '(Terminbuchung, 600 × 0,80',
    ],
    [
      'the other of two',
      '/training',
      ['was kostet der workshop für 6 leute', 'und der andere?'],
      '**Training für Fortgeschrittene**',
    ],
    [
      'who is named after a price',
      '/ki-vertriebs-assistent',
      ['was kostet die automatisierung', 'und Roberto selbst?'],
      '**PRO**: ab 1.500',
    ],
    [
      'what was answered, not what was said beside it',
      '/ki-beauty-wellnes',
      [
        'hab einen friseursalon, kann beim färben ned ans telefon. was hilft mir da',
        'und bei 400 nachrichten',
      ],
      '400 Nachrichten kosten in PRO 28',
    ],
    [
      'the video that is spoken of',
      video,
      ['was kostet ein film mit 2 minuten', 'was ist der unterschied zum mittleren paket'],
      '**Professional**: 499',
    ],
    [
      'why',
      '/assistants/sam',
      ['kann der auch zimmer buchen', 'echt? warum ned'],
      'Den Grund nennen unsere Seiten nicht',
    ],
    [
      'how it goes on',
      '/ki-vertriebs-assistent',
      ['was macht roberto', 'interessant, wie gehts weiter?'],
      '[Demo](/trial)',
    ],
    [
      'a Saturday',
      '/kontaktinformationen',
      ['kann ich vorbeikommen?', 'am samstag auch?'],
      'Montag bis Freitag',
    ],
  ] as const)('%s', (_, here, questions, said) => {
    expect(talk([...questions], here).at(-1)?.content).toContain(said)
  })

  it('asks no package of a video', () => {
    const turns = ['was kostet ein video mit 20 sekunden', 'und auf englisch?']
    expect(talk(turns, video).at(-1)?.content).not.toContain('ENTERPRISE')
  })
})

it('tells from how many messages on the next package costs less', () => {
  const [answer] = talk(['ab wieviel nachrichten zahlt sich enterprise aus?'], '/')
  expect(answer?.content).toContain('ENTERPRISE kostet ab 175.001 Nachrichten weniger als PRO')
})

describe('what is asked for', () => {
  it.each([
    ['a number', phone, 'wie viele anrufe schafft die ki zur selben zeit?'],
    ['a time', '/services/ki-rag-systeme', 'in wieviel wochen wäre so ein wissenssystem fertig'],
  ])('%s is not answered for sure where none is told: %s', (_, here, question) => {
    expect(talk([question], here).at(-1)?.kind).not.toBe('answer')
  })

  it.each([
    [
      '/kontaktinformationen',
      'red i da jetzt mit an menschen oder mit ana maschin',
      /^Ich bin eine KI/,
    ],
    ['/', 'hm ok, trotzdem danke', /^Gern geschehen/],
    [
      '/assistants/selina',
      'rät sie patienten ob sie das antibiotikum absetzen?',
      /Auskünfte gibt Selina nicht/,
    ],
    [
      '/services/ki-rag-systeme',
      'sieht der lehrling auch die verträge der geschäftsführung?',
      /übernimmt die Rechte/,
    ],
    [
      '/training',
      'brauch i a kreditkortn wenn i so an assistenten ausprobieren will',
      /Kreditkarte brauchen Sie nicht/,
    ],
  ])('is heard in other words: %s %s', (here, question, said) => {
    expect(talk([question], here).at(-1)?.content).toMatch(said)
  })
})

it('never answers with nothing: „und wenn wir ihn behalten wollen, was macht das dann“', () => {
  const turns = [
    'und danach bin ich gebunden oder',
    'und wenn wir ihn behalten wollen, was macht das dann',
  ]
  expect(talk(turns, '/trial').at(-1)?.content).toContain('BASIC beginnt bei 500 €')
})

describe('who is spoken of', () => {
  it.each([
    ['/assistants/roberto', ['was macht der genau'], /^Roberto fragt/],
    ['/assistants/luigi', ['was macht er', 'und was macht er genau?'], /Tische reservieren/],
    ['/training', ['wir würden gern unser büro auf ki schulen'], /^Drei Trainings/],
    [
      '/ki-vertriebs-assistent',
      ['kriegts ihr a provision wenn i was verkauf'],
      /Provision gibt es keine/,
    ],
    ['/assistants/sam', ['brauchn die gäste eine ap dafür'], /WhatsApp/],
  ])('is told, not the agency: %s %j', (here, questions, said) => {
    expect(talk(questions, here).at(-1)?.content).toMatch(said)
  })

  it.each([
    [['how much is pro', 'auf deutsch bitte, mein chef liest mit'], 'Gern auf Deutsch.'],
    [['was kostet pro', 'in english please'], 'Gladly in English.'],
  ])('the language is changed on request: %j', (questions, said) => {
    expect(talk(questions, '/').at(-1)?.content).toContain(said)
  })

  it('does not end with a remark: „ok, wie meld ich mich an“', () => {
    expect(talk(['ok, wie meld ich mich an'], '/training').at(-1)?.kind).toBe('answer')
  })
})
