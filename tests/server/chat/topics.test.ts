import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import type { Topic } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const faq = (page: string, heading: string, text: string) => ({ url: `${page}#fragen`, page: 'Seite', heading, text })
const topics: Topic[] = [
  { about: 'Laufzeit', words: ['kündig* vertrag*', 'jederzeit frist*'], not: 'test*', answer: ['/trial Wie lange?'] },
  { about: 'Rabatt', words: ['rabatt* skonto'], see: ['/training', '/agb'] },
  { about: 'Kalender', words: ['outlook google'], answer: ['/training Welche?', '/assistants/sabine Welche?'] },
  { about: 'Dauer', words: ['kurs* training*', 'lang* dauer*'], answer: ['/training Welche?'] },
  { about: 'Ablauf', words: ['läuft ablauf'], alone: true, answer: ['/trial So geht es'] },
  {
    about: 'Ablauf der Zimmer',
    words: ['zimmer*', 'läuft ablauf'],
    answer: ['/training Welche?', '/ki-whatsapp-hotels-airbnb Zimmer'],
  },
  {
    about: 'Ablauf, wenn sonst nichts gefragt ist',
    words: ['zimmer*', 'läuft ablauf', 'das'],
    alone: true,
    answer: ['/trial So geht es'],
  },
  { about: 'Fernrohr', words: ['fernrohr'], says: 'liegt bereit', answer: ['/trial Geräte'] },
  { about: 'Spiegel', words: ['fernrohr', 'spiegel'], says: 'hängt Gang', answer: ['/trial Geräte'] },
  { about: 'Fort', words: ['verschwunden'], answer: ['/trial Gibt es nicht'] },
]
const small = testKnowledge()
const emilia = createOffline({
  ...small,
  topics,
  passages: [
    ...small.passages,
    { ...faq('/trial', 'Anfragen', 'Sie schreiben uns.'), url: '/trial#so-geht-es' },
    { ...faq('/trial', 'Testen', 'Sie probieren es.'), url: '/trial#so-geht-es' },
    faq('/trial', 'Geräte', '- Das Fernrohr liegt bereit.\n- Der Spiegel hängt im Gang.\n- Sonst gibt es nichts.'),
    faq('/trial', 'Wie lange?', 'Das steht im Angebot, das Sie bekommen.'),
    faq('/training', 'Welche?', 'Alle, die uns bekannt sind.'),
    faq('/assistants/sabine', 'Welche?', 'Alle, die Sabine lesen kann.'),
    faq('/ki-whatsapp-hotels-airbnb', 'Zimmer', 'Sam fragt nach. Sam bucht. Sam merkt sich jedes Zimmer.'),
    faq('/ki-whatsapp-hotels-airbnb', 'Sam', 'Sam arbeitet hier.'),
    faq('/ki-whatsapp-hotels-airbnb', 'Noch einmal Sam', 'Sam schläft nie.'),
  ],
})
const ask = (content: string, here?: string) => emilia.answer([{ role: 'user', content }], here)

describe('a topic', () => {
  it('is met by a word of each line, in any form', () => {
    expect(ask('Kann ich den Vertrag jederzeit kündigen?').content).toContain('Das steht im Angebot')
    expect(ask('Wie ist die Kündigung, mit Frist?').content).toContain('Das steht im Angebot')
  })

  it('is not met when a word of it is missing or another thing is meant', () => {
    expect(ask('Was steht im Vertrag?').content).not.toContain('Das steht im Angebot')
    expect(ask('Kann ich den Test jederzeit kündigen?').content).not.toContain('Das steht im Angebot')
  })

  it('is not met by a question that names what the site never speaks of', () => {
    expect(ask('Kann ich meinen Zirkusvogel jederzeit kündigen?').content).not.toContain('Das steht im Angebot')
  })

  it('is met beside a verb and the name of a program that the site never uses', () => {
    expect(ask('Kann ich den Vertrag jederzeit hinschmeißen?').content).toContain('Das steht im Angebot')
    expect(ask('Kann ich den Vertrag für AMADEUS und mit sap4you jederzeit kündigen?').content).toContain(
      'Das steht im Angebot',
    )
  })

  it('admits where the site has no answer, and links what is nearest', () => {
    const { kind, content } = ask('Gibt es Rabatt?')
    expect(kind).toBe('unknown')
    expect([...content.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(match => match[1]).slice(0, 2)).toEqual([
      '/training',
      '/agb',
    ])
  })

  it('is answered by the page that is read or named, else by the first', () => {
    expect(ask('Geht das mit Outlook?').content).toContain('uns bekannt')
    expect(ask('Geht das mit Outlook?', '/assistants/sabine').content).toContain('Sabine lesen kann')
    expect(ask('Arbeitet Sabine mit Outlook?').content).toContain('Sabine lesen kann')
  })

  it('needs no word that stands in the address of the page that is read and answers', () => {
    expect(ask('Wie lange dauert das?', '/training').content).toContain('uns bekannt')
    expect(ask('Wie lange dauert das?', '/agb').content).not.toContain('uns bekannt')
  })

  it('that wants to be alone is not met beside another subject', () => {
    expect(ask('Wie läuft das?').content).toContain('Anfragen: Sie schreiben uns')
    expect(ask('Wie läuft die Buchhaltung?').content).not.toContain('Anfragen: Sie schreiben uns')
  })

  it('that wants to be alone leaves the question to others where it is not', () => {
    expect(ask('Wie läuft das mit unseren Zimmern und Terminen?').content).toContain('uns bekannt')
  })

  it('is answered by the page of the branch whose assistant is named', () => {
    expect(ask('Wie läuft es bei Sam mit den Zimmern?').content).toContain('merkt sich jedes Zimmer')
  })

  it('goes on in the same place where another sentence of it is meant', () => {
    const goOn = (content: string) =>
      emilia.answer([
        { role: 'user', content: 'Was ist mit dem Fernrohr?' },
        { role: 'assistant', content: 'Es liegt bereit.' },
        { role: 'user', content },
      ]).content
    expect(goOn('Und der Spiegel?')).toContain('Der Spiegel hängt im Gang.')
  })

  it('tells a section of cards as one list', () => {
    expect(ask('Ablauf').content).toContain('- Anfragen: Sie schreiben uns\n- Testen: Sie probieren es')
  })

  it('without its place is none', () => {
    expect(ask('verschwunden').content).not.toContain('Gibt es nicht')
  })
})
