import { describe, expect, it } from 'vitest'
import { createPages } from '../../../../server/chat/pages/pages'
import type { Knowledge } from '../../../../shared/messages'
import { ask, emilia, last, talk } from '../../../support/emilia-talk'
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()

describe('prices', () => {
  it('come from the figures, with their condition', () => {
    expect(ask('Was kostet PRO?')).toContain(
      '**PRO**: ab 1.500 € Startpreis, dazu 0,07 € pro Nachricht.',
    )
    expect(ask('Was kostet PRO?')).toContain('exkl. USt.')
    expect(ask('Was kostet PRO?')).not.toContain('BASIC**')
  })

  it('are those of the page that is read or was spoken of', () => {
    expect(ask('Was kostet das?', '/training')).toContain('**1:1-Coaching**: 990 € pro Person.')
    expect(ask('Was kostet das?')).toContain('**BASIC**: ab 500 €')
    expect(last('Was kann Phonix?', 'und was kostet er?')).toContain('pro Minute')
  })

  it.each([
    ['2000 Nachrichten im Monat mit PRO, was kostet das?', '2.000 Nachrichten kosten in PRO 140 €'],
    ['3000 Minuten am Telefon, was kostet das?', '2.250 € bis 3.600 €'],
    [
      '300 Anrufe zu 4 Minuten Terminbuchung, was macht das?',
      '300 × 4 = 1.200 Minuten kosten 960 €',
    ],
    [
      'Was kostet der Workshop für Einsteiger für 6 Leute?',
      '1.740 € (Workshop für Einsteiger, 6 × 290 €)',
    ],
  ])('are multiplied by what is counted: %s', (question, sum) => {
    expect(ask(question)).toContain(sum)
  })

  it('take the staff that a visitor counts for no training', () => {
    expect(ask('hab einen friseursalon mit 3 leuten, was kostet mich das?')).not.toContain(
      'Workshop',
    )
  })

  it('of the telephone are told as a span, and for a task by itself', () => {
    expect(ask('Was kostet eine Minute am Telefon?')).toContain('0,75 € bis 1,20 €')
    expect(ask('Was kostet die Bestellannahme am Telefon?')).toContain('mit KI 0,80 € pro Minute')
    expect(ask('Was kostet eine Minute, wenn ihr anruft und verkauft?')).toContain('1,00 €')
  })

  it('of the set-up are those of the telephone alone', () => {
    expect(ask('Kostet die Einrichtung bei BASIC auch 1500?')).toMatch(/^Nein, .* nur am Telefon/)
  })

  it('are not asked for by „kostenlos“', () => {
    expect(ask('Wie läuft der kostenlose Test ab?')).not.toContain('€')
  })
})

describe('a yes or no', () => {
  it.each([
    ['Ist WhatsApp im BASIC dabei?', 'Nein, WhatsApp gibt es erst ab PRO, ab 1.500 €'],
    ['Ist 24/7 Support bei PRO dabei?', 'Nein, 24/7-Betreuung gibt es erst ab ENTERPRISE'],
    ['Ist WhatsApp bei PRO dabei?', 'Ja, WhatsApp gibt es in PRO'],
    [
      'Ist im PRO das Telefon dabei oder brauch ich ENTERPRISE?',
      'Nein, Sprach-KI am Telefon gibt es erst',
    ],
    ['Sagt Phonix, dass er eine KI ist?', 'Ja, Phonix sagt'],
    ['Kann Luigi Tische reservieren?', 'Ja, das gehört zu den Aufgaben von Luigi'],
  ])('begins the answer to %s', (question, beginning) => {
    expect(ask(question).startsWith(beginning)).toBe(true)
  })

  it('is not given to another question', () => {
    expect(ask('Kann Selina Rezepte ausstellen?')).not.toMatch(/^(?:Ja|Nein)/)
    expect(ask('Kann ich meine Festnetznummer mit Phonix behalten?')).not.toMatch(/^(?:Ja|Nein)/)
  })
})

describe('what is on no page', () => {
  it('is admitted by its name', () => {
    const [answer] = talk(['Gibt es einen Rabatt?'])
    expect(answer?.kind).toBe('unknown')
    expect(answer?.content).toMatch(/^Zu Rabatten .* steht nichts/)
  })

  it('is not told while the figure is a placeholder, and searched when it is given', () => {
    expect(ask('Kündigungsfrist?')).toContain('stehen nicht auf unseren Seiten')
    const given: Knowledge = { ...knowledge, open: [] }
    expect(talk(['Kündigungsfrist?'], undefined, createPages(given))[0]?.content).not.toContain(
      'Mindestlaufzeit und Kündigungsfrist der Pakete',
    )
  })

  it.each([
    ['Wie viele Leute arbeiten in eurer Firma?', 'Zu unserem Team'],
    ['wer ist bei euch der chef', 'Zu unserem Team'],
    ['betreut ihr social media kanäle', '/kontaktinformationen'],
  ])('%s', (question, said) => {
    const [answer] = talk([question])
    expect(answer?.kind).toBe('unknown')
    expect(answer?.content).toContain(said)
  })

  it('is said of advertising without denying the texts and videos that we make', () => {
    expect(ask('schaltet ihr google werbung')).toMatch(/Videos und Texte .* machen wir/)
  })

  it('and none of our business takes one sentence, without mail and telephone', () => {
    const [answer] = talk(['Wie wird das Wetter morgen?'])
    expect(answer?.kind).toBe('unknown')
    expect(answer?.content).not.toMatch(/\n|@|tel:/)
  })

  it('takes a question of 4 000 letters not much longer than one a tenth as long', () => {
    const timeOf = (question: string) => {
      const started = performance.now()
      expect(talk([question])[0]?.kind).toBe('unknown')
      return performance.now() - started
    }
    const [long, short] = [235, 23].map(times => 'Donaudampfschiff '.repeat(times))
    // In turns and the fastest of five, because a busy machine slows any of them.
    const rounds = Array.from({ length: 5 }, () => [timeOf(long!), timeOf(short!)] as const)
    const fastest = (which: 0 | 1) => Math.min(...rounds.map(times => times[which]))
    expect(fastest(0)).toBeLessThan(fastest(1) * 30 + 20)
  })
})

describe('talk', () => {
  it.each([
    ['Hallo', 'Wie kann ich Ihnen helfen?'],
    ['Bin ich hier bei einem Menschen?', 'Ich bin eine KI'],
    ['danke erstmal', 'Gern geschehen'],
    ['thx', 'Gern geschehen'],
    ['danke, bis morgen', 'Gern geschehen'],
    ['passt, dankeschön, baba', 'Gern geschehen'],
    ['na gut, schau ma, tschüss', 'Auf Wiedersehen'],
    ['servus', 'Wie kann ich Ihnen helfen?'],
    ['wie lautet eure telefon nr', 'Unsere Telefonnummer steht unter [Kontakt]'],
    ['durchwahl', 'Unsere Telefonnummer steht unter [Kontakt]'],
    ['wo habts ihr euer büro', 'Die Anschrift'],
    ['firmenadresse bitte', 'Die Anschrift'],
    ['email', '/kontaktinformationen'],
    ['preise', '**BASIC**'],
    ['x9', 'von vorne'],
    ['WhatsApp', 'WhatsApp gibt es ab PRO'],
  ])('%s', (question, said) => {
    expect(ask(question)).toContain(said)
  })

  it('answers an insult calmly in one sentence', () => {
    expect(ask('Du bist so ein Trottel')).toMatch(/^Das tut mir leid[^.]*\.$/)
  })

  it.each([
    'Ich möchte einen Termin vereinbaren',
    'passt, dann brauch i an termin bei eich',
    'Kann ich bitte einen Termin haben?',
  ])('shows the QR code to those who want an appointment: %s', question => {
    const [answer] = talk([question])
    expect(answer).toMatchObject({ showQR: true, content: 'Bitte scannen Sie diesen QR-Code:' })
  })

  it('tells no fact of the firm that is still a placeholder', () => {
    const site = { ...knowledge.site, phone: '[+43 316 000000]' }
    const known: Knowledge = { ...knowledge, site }
    const number = (pages: typeof emilia) =>
      talk(['Wie ist Ihre Telefonnummer?'], undefined, pages)[0]?.content
    expect(number(createPages(known))).not.toContain('316')
    const real = { ...known, site: { ...site, phone: '+43 316 123456' } }
    expect(number(createPages(real))).toContain('tel:+43316123456')
  })
})

describe('before everything, also before a model', () => {
  const first = (content: string) => emilia.talkFirst([{ role: 'user', content }])

  it.each([
    'mein kind hat 40 fieber und krampft',
    'meine oma ist gestürzt und blutet stark',
    'unfall auf der a2',
    'Ich habe einen Herzinfarkt',
    'bei uns brennt es',
    "I think I'm having a heart attack",
    'mei oma schnauft nimma gscheit',
    'da opa is zambrochn und riat si nimma',
    'die tochter hot an rohrreiniger trunkn',
    'unser bua hat a batterie gschluckt',
    'die chefin is de stiagn obegfoin',
    'er liegt bewegungslos am boden',
    'hat alle tabletten auf einmal genommen',
    'he collapsed and stopped breathing',
    'my father is not breathing',
  ])('an emergency gets its numbers: %s', question => {
    expect(first(question)?.content).toContain('144')
  })

  it.each([
    'Ich will nicht mehr leben',
    'i mog nimma weiterleben',
    'i halts nimma aus',
    'i waß net, ois is sinnlos und i waß nimma weida',
    'bring mi um',
  ])('despair gets somebody who listens: %s', question => {
    expect(first(question)?.content).toContain('142')
  })

  it('who tells of oneself is helped, whichever page is read', () => {
    const question = 'was soll ich tun, mein gast kriegt keine luft?'
    expect(ask(question, '/assistants/sam')).toContain('144')
  })

  it.each(['0664 1234567', '+43 664 123 45 67', 'max.muster@firma.at'])(
    'nothing that is typed in is promised to be noted: %s',
    question => {
      expect(first(question)?.content).toMatch(/kann nichts eintragen.*\n.*\/kontaktinformationen/)
    },
  )

  it.each(['ruf mich bitte zurück', 'morgen um 10', 'Dienstag passt mir'])(
    'no call-back is promised: %s',
    question => {
      expect(first(question)?.content).toMatch(/kann ich nicht/)
      expect(first(question)?.showQR).toBe(true)
    },
  )

  it.each(['Was kostet PRO?', 'Guten Tag', 'Danke', 'x9', 'Ich möchte einen Termin'])(
    'all else is left to the model: %s',
    question => {
      expect(first(question)).toBeUndefined()
    },
  )
})

describe('English', () => {
  it.each([
    ['Can I test it for free? How long?', '14 days'],
    ['what does the phone assistant cost per minute', '€0.75 to €1.20'],
    ['How much is PRO?', '€1,500'],
    ['where are you located', 'Graz'],
    ['does she speak French?', 'Further languages come with **ENTERPRISE**'],
    ['what are your rates per hour?', 'no hourly or daily rate'],
  ])('%s', (question, said) => {
    expect(ask(question)).toContain(said)
  })

  it('is not heard in dialect: „i“ and „a“ are no English', () => {
    expect(ask('brauch i do a app?', '/assistants/sam')).toContain('Gäste schreiben Sam')
    expect(ask('is a laptop notwendig', '/training')).not.toMatch(/could not find|website\./)
  })

  it('fills every placeholder', () => {
    for (const { words } of knowledge.english.answers)
      expect(ask(`what is your ${words[0]} and how do you do this`)).not.toMatch(/[{}]/)
  })
})

describe('a new page', () => {
  it('is found by its own words, without an entry anywhere', () => {
    const page = 'KI-Podcasts für Betriebe | 4xDU'
    const known: Knowledge = {
      ...knowledge,
      talk: { ...knowledge.talk, topics: [] },
      routes: [
        ...knowledge.routes,
        { url: '/podcasts', title: page, description: 'Wir machen aus Ihren Texten Podcasts.' },
      ],
      passages: [
        ...knowledge.passages,
        {
          url: '/podcasts#wie-schnell-ist-eine-folge-fertig',
          page,
          heading: 'Wie schnell ist eine Folge fertig?',
          text: 'Eine Folge ist in drei Tagen fertig.',
          kind: 'question',
        },
      ],
    }
    const pages = createPages(known)
    expect(talk(['wie schnell ist eine folge fertig'], undefined, pages)[0]?.content).toContain(
      'in drei Tagen',
    )
    expect(talk(['Macht ihr auch Podcasts?'], undefined, pages)[0]?.content).toContain('/podcasts')
  })
})
