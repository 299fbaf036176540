import { describe, expect, it } from 'vitest'
import { ask, last, talk } from '../../../support/emilia-talk'

describe('a conversation', () => {
  it('stays in the industry that is spoken of', () => {
    expect(last('ich hab einen friseursalon', 'und erinnern?')).not.toMatch(/Pickerl|Mathias/)
    expect(last('Pizzeria in Graz', 'was müssen wir vorbereiten?')).not.toContain('Hausmappe')
  })

  it.each([
    [['Was kostet PRO?', 'und das größere?'], '**ENTERPRISE**'],
    [['was kostet der workshop', 'für 6 leute?'], '1.740 €'],
    [['macht ihr videos?', 'wie schnell?'], '24–48 Stunden'],
    [['Wer ist Phonix?', 'versteht er Dialekt?'], '/assistants/phonix'],
    [['Was kostet PRO?', 'und was ist da dabei?'], '**PRO**'],
    [['Was kostet PRO?', 'und das größere?', 'was ist da drin?'], '**ENTERPRISE**'],
    [['Was kostet PRO?', 'und das kleinere?', 'was fehlt mir da?'], 'Erst in PRO gibt es'],
    [['Was kostet BASIC?', 'ok dann pro. 500 nachrichten?'], '35 €'],
  ])('%j', (questions, said) => {
    expect(last(...questions)).toContain(said)
  })

  it('asks back where nobody can know which business is meant, and takes the answer', () => {
    const [back, answer] = talk(['was müssen wir vorbereiten?', 'Hotel'])
    expect(back?.content).toMatch(/^Für welchen Betrieb\?/)
    expect(answer?.content).toContain('Hausmappe')
  })

  it('answers two questions of one message, or names the second as open', () => {
    const both = ask('Ist das DSGVO-konform und wo laufen unsere Daten?')
    expect(both).toContain('Datenschutz')
    expect(both).toContain('#wo-laufen-unsere-daten')
    const verbs = ask('schreibt der auch gleich das angebot und kann der hubspot?')
    expect(verbs).toContain('#schreibt-er-auch-angebote')
    expect(verbs).toContain('#mit-welchem-crm-arbeitet-er')
    expect(ask('Was kostet PRO? Und wie wird das Wetter morgen?')).toContain(
      'Offen bleibt: „Und wie wird das Wetter morgen?“',
    )
  })
})

describe('a message', () => {
  it.each([
    ['Speichert ihr, was ich hier schreibe?', 'kein Gespräch gespeichert'],
    ['Wir haben keinen Online-Kalender, nur ein Buch. Geht das?', '/ki-terminverwaltung-whatsapp'],
    ['Können wir das vorher ausprobieren und was braucht ihr von uns?', 'Zugang zum Kalender'],
    ['Ab wann gilt der Vertrag?', 'schriftliches Angebot'],
  ])('is cut only where a question begins: %s', (message, said) => {
    expect(ask(message)).toContain(said)
  })

  it('that tells of a business gets its page without a hedge, a question about it does not', () => {
    expect(ask('bin installateur und vergess immer bei angeboten nachzufragen')).toMatch(
      /^Der KI-V/,
    )
    expect(ask('verkauft ihr auch kassensysteme')).not.toContain('€')
  })

  it('that may mean two places gets links to both, as a guess', () => {
    const answer = ask('Reden Sie auch mit Kunden die kein WhatsApp haben?')
    expect(answer).toMatch(/^Das könnte Ihre Frage beantworten:/)
    expect(answer).toMatch(/Mehr dazu: \[.+\) oder \[.+\)/)
    expect(answer).toContain('#was-wenn-jemand-kein-whatsapp-hat)')
  })
})

describe('a prospect who goes on', () => {
  it.each([
    ['Airbnb in Schladming', 'und bei 300 nachrichten', 'in PRO 21 € (300 × 0,07 €)'],
    ['Friseursalon mit 2 Sesseln', 'was kost des im monat', 'einmalig oder monatlich'],
    ['Was kostet die Terminbuchung am Telefon?', 'und einrichtungskosten?', 'einmalig je Leistung'],
    ['Welche Trainings gibt es?', 'gibts an termin im jänner', 'Kurstermine'],
    ['Wir verkaufen Gebrauchtwagen', 'ab wann geht die anbindung', 'ab ENTERPRISE'],
  ])('is answered for what was spoken of: %s, %s', (first, second, said) => {
    expect(last(first, second)).toContain(said)
  })

  it('reads no page twice', () => {
    const [first, second] = talk(['Praxis für Physiotherapie', 'ist das für mich sinnvoll'])
    expect(second?.content).not.toContain(first?.content.split('\n')[0])
  })

  it('is not offered the 14 days for a training', () => {
    expect(talk(['wie schnell?'], '/training')[0]?.content).not.toContain('Einrichtung')
  })

  it('reads English as long as English is written', () => {
    const said = talk([
      'Do you offer a course for beginners?',
      'how much for 5 people',
      '+43 664 1234567',
    ])
    expect(said[1]?.content).toContain('€290')
    expect(said[2]?.content).toContain('cannot book')
  })
})

describe('a short question', () => {
  const video = '/services/ki-avatar-produkt-videos-erstellen'
  const phone = '/ki-telefon-callcenter'

  it.each([
    [video, ['wos kost da günstigste', 'und das teuerste?'], ['299 €', 'Preis auf Anfrage']],
    [video, ['was kostet das kleine video', 'und das nächste?'], ['299 €', '499 €']],
    ['/training', ['preis vom einsteiger-workshop?', 'und das nächstgrößere?'], ['290 €', '490 €']],
    ['/ki-im-autohaus', ['was kostet das einfachste', 'und das bessere?'], ['500 €', '1.500 €']],
    [video, ['was kost a clip', 'und das bessere?'], ['299 €', '**Professional**: 499 €']],
    ['/', ['das teuerste paket?', 'und das teurere?'], ['5.000 €', 'schon das größte']],
    ['/', ['was kostet das große paket', 'und das kleinere?'], ['5.000 €', '1.500 €']],
  ])('stays in the list that is spoken of: %s %j', (here, questions, prices) => {
    const answers = talk(questions, here)
    for (const [at, price] of prices.entries()) expect(answers[at]?.content).toContain(price)
  })

  it.each([
    [phone, ['wir machen umfragen', 'was kostet eine minute?'], '**Zufriedenheitsumfragen**'],
    [phone, ['was kostet eine minute?', 'und bestellungen?'], '**Bestellannahme**: mit KI 0,80 €'],
    [phone, ['was kost a bestell annahme pro min'], '**Bestellannahme**: mit KI 0,80 €'],
    ['/assistants/sabine', ['und für 4 mitarbeiter?'], 'Pro Person rechnen wir nur Trainings'],
    ['/training', ['wann startet das'], 'Kurstermine'],
    ['/kontaktinformationen', ['können Sie mich anrufen?', 'noch heute?'], 'nicht zusagen'],
    ['/assistants/phonix', ['und wenn ein anrufer zum chef will'], '/assistants/phonix'],
    [
      '/services/ki-rag-systeme',
      ['passt, wie gehts jetzt weiter?'],
      'Am einfachsten mit einer [Demo]',
    ],
  ])('keeps what is spoken of: %s %j', (here, questions, said) => {
    expect(talk(questions, here).at(-1)?.content).toContain(said)
  })

  it.each([
    [
      '/services/webseiten-mit-ki-assistenten',
      'was kostet eine webseite',
      /^Die Website .* nach Umfang/,
    ],
    ['/trial', 'kostet der test etwas', /kostet nichts/],
    [
      '/services/technische-ki-beratung-und-softwareentwicklung-mit-ki',
      'stundensatz?',
      /^Zu Stunden/,
    ],
  ])('is not told the packages instead of the price of the page: %s %s', (here, question, said) => {
    expect(ask(question, here)).toMatch(said)
    expect(ask(question, here)).not.toContain('1.500 €')
  })

  it('gets the video it wants, whatever the business', () => {
    expect(ask('ich brauche einen film für meine dachdeckerei')).toContain('/services/ki-avatar')
  })

  it.each([
    [
      '/assistants/mathias',
      'bucht er auch termine?',
      /^Ja, automatische Terminbuchung gibt es ab PRO/,
    ],
    ['/assistants/sam', 'verschickt sam die türcodes?', /Türcodes gibt es ab ENTERPRISE/],
    ['/ki-beauty-wellnes', 'darf sabine anzahlungen verlangen?', /^Nein, Sabine kassiert/],
    ['/assistants/selina', 'ersetzt sie die sprechstundenhilfe', /^Nein, Selina/],
    ['/training', 'kommts ihr zu uns ins haus', /^Ja, auf Wunsch/],
    ['/assistants/phonix', 'brauch ma eine neue nummer', /^Nein, Ihre Telefonnummer bleibt/],
    ['/assistants/sam', 'und auch zimmer buchen?', /^Nein, Sam führt/],
  ])('gets the yes or no of the page first: %s %s', (here, question, said) => {
    expect(ask(question, here)).toMatch(said)
  })

  it('gets no yes or no of the opposite', () => {
    expect(ask('Können wir unsere Nummer behalten?', '/assistants/phonix')).not.toMatch(/^Nein/)
  })
})

describe('what is shown', () => {
  it('is told once where two questions have one answer', () => {
    const answer = ask('was ist nach dem test? endet er von selbst?', '/trial')
    expect(answer.match(/schaltet sich der Assistent ab/g)).toHaveLength(1)
  })

  it('is a list to its last entry, and no label without its text', () => {
    expect(ask('Zeigen Sie mir Ihr neues Team')).toContain('Phonix')
    expect(ask('speichert ihr was ich schreibe?')).not.toMatch(/- [^.\n]+\.\n\nMehr dazu/)
  })
})

describe('a conversation in English', () => {
  it('stays English to its end', () => {
    const said = talk(
      [
        'Hi, I have 3 apartments on airbnb',
        'can it speak english and italian?',
        'how much would that be with 800 messages?',
        '2000 messages?',
        'how do I start',
        'what if someone wants to talk to a human',
        'ok',
        'thanks bye',
      ],
      '/ki-whatsapp-hotels-airbnb',
    ).map(({ content }) => content)
    expect(said[2]).toContain('800 messages cost €40 in ENTERPRISE')
    expect(said[3]).toContain('2,000 messages cost €100 in ENTERPRISE')
    expect(said[4]).toContain('(/trial)')
    expect(said[5]).toContain('is passed on to your team')
    for (const answer of said) expect(answer).not.toMatch(/[äöüß]|\b(?:und|Sie|Mehr dazu|die)\b/)
  })

  it('is heard again as German where German is written', () => {
    expect(last('how much is PRO?', 'und auf Deutsch, was kostet PRO?')).toContain('Startpreis')
  })

  it('admits in one English sentence what english.yaml does not know', () => {
    const [, second] = talk(['what does the phone assistant cost', 'is there a swimming pool'])
    expect(second?.content).toMatch(/^I could not find that on our website\./)
  })
})

describe('what a visitor goes on to', () => {
  const training = '/training'
  const video = '/services/ki-avatar-produkt-videos-erstellen'

  it.each([
    ['/', ['i hob a friseursalon mit 2 mitarbeiter', 'was passt da für mi'], 'beginnt bei PRO'],
    ['/', ['bin zahnarzt', 'und am telefon?'], 'Sprach-KI am Telefon gibt es ab ENTERPRISE'],
    ['/', ['was macht der roberto', 'was ist der unterschied zu selina'], 'Selina antwortet'],
    ['/', ['wer is da phonix', 'und luigi?'], 'Luigi nimmt Pizza'],
    ['/', ['basic', 'und pro?', 'unterschied'], '**BASIC**: ab 500 €'],
    [
      '/',
      ['wie viel is des im monat bei 300 nachrichten', 'is des teurer als beim kleinen?'],
      '1.500 €',
    ],
    [
      training,
      ['was kostet der kurs', 'wo is des und wann is der nächste'],
      'Termin und Ort legen wir',
    ],
    [training, ['wann startet der nächste kurs', 'und wo?'], 'Termin und Ort legen wir'],
    [training, ['gibts des a nur für mi alla', 'und was zahl ich da'], '**1:1-Coaching**: 990 €'],
    [video, ['mir brauchn a video mit 50 sekunden', 'wos kost des'], '**Professional**: 499 €'],
    [video, ['was kostet das und wie lang darf es sein'], 'Bis zu 60 Sekunden'],
    [video, ['geht a 75 sekunden video', 'und wann i 3 davon brauch'], 'Preis auf Anfrage'],
    [video, ['a 20 sekunden clip', 'und 5 davon?'], '5 × 299 €'],
    ['/', ['preise', 'telefon'], '(/ki-telefon-callcenter)'],
    ['/', ['nehmts ihr lehrlinge'], 'Zu offenen Stellen'],
    ['/', ['kennts ihr des a mitn shopify verbinden'], 'die andere gemacht haben'],
  ])('is answered for what was spoken of: %s %j', (here, questions, said) => {
    expect(talk(questions, here).at(-1)?.content).toContain(said)
  })

  it('is not told another persona’s yes or no as sure', () => {
    expect(ask('muss ma dazuschreiben dass ki is', video)).not.toContain('Selina')
  })
})

describe('who no longer reacts', () => {
  it.each(['unser chatbot reagiert nicht mehr', 'seit gestern reagiert der bot nimma'])(
    'gets no ambulance where it is a machine: %s',
    question => {
      expect(ask(question)).not.toContain('144')
    },
  )

  it.each([
    'mei kollegin reagiert nimma',
    'er reagiert nicht mehr',
    'der bot hat geschrieben, und jetzt reagiert mein mann nicht mehr',
    'mei papa kriagt ka luft mehr wos soi i tuan',
    'mein kind hat abflussreiniger getrunken',
  ])('gets one where it is somebody: %s', question => {
    expect(ask(question)).toContain('144')
  })
})

describe('dialect', () => {
  it.each([
    ['/assistants/phonix', 'wos zahl i für 300 minuten bestellungen', '240 €'],
    ['/assistants/mathias', 'wos tuat er wenn er si net auskennt', 'Wenn Mathias etwas nicht weiß'],
    ['/ki-whatsapp-hotels-airbnb', 'schickt er den türcode söwa', 'ENTERPRISE'],
    ['/', 'kriag i des a zum ausprobiern', '14 Tage kostenlos'],
    ['/', 'hobts ihr a was für a fahrschui', 'kein eigenes Beispiel'],
    ['/', 'meldet er sich wenn die 57a überprüfung fällig is', '/assistants/mathias'],
    ['/', 'wie meld i mi an', '/trial'],
  ])('is read as standard German: %s %s', (here, question, said) => {
    expect(ask(question, here)).toContain(said)
  })
})
