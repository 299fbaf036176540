import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import type { ChatMessage } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const emilia = createOffline(testKnowledge())

/** The answers to a visitor who goes on asking. */
function talk(questions: string[], here?: string) {
  const thread: ChatMessage[] = []
  return questions.map(content => {
    thread.push({ role: 'user', content })
    const answer = emilia.answer(thread, here)
    thread.push({ role: 'assistant', content: answer.content })
    return { ...answer, content: answer.content.replaceAll('\u00a0', ' ') }
  })
}

describe('who goes on asking', () => {
  it('about money need not say so again', () => {
    const [, enterprise, basic, fewer] = talk([
      'Was kosten 2000 Nachrichten mit PRO?',
      'Und mit ENTERPRISE?',
      'und mit BASIC?',
      'Und 500 Nachrichten?',
    ])
    expect(enterprise?.content).toContain('**ENTERPRISE**: 2.000 × 0,05 € = 100 €')
    expect(enterprise?.content).not.toContain('PRO**')
    expect(basic?.content).toContain('**BASIC**: 2.000 × 0,10 € = 200 €')
    expect(fewer?.content).toContain('**BASIC**: 500 × 0,10 € = 50 €')
  })

  it('for several people gets the sum', () => {
    const [, three] = talk(['Was kostet das 1:1 Coaching?', 'und für 3 Leute?'])
    expect(three?.content).toContain('3 × 990 € = 2.970 €')
  })

  it('for more minutes still means the same calls', () => {
    const [, minutes] = talk(['Was kostet eine Minute Bestellannahme?', 'und 250 Minuten?'])
    expect(minutes?.content).toContain('250 × 0,80 € = 200 €')
    expect(minutes?.content).not.toContain('Kundenservice')
  })

  it('for minutes that he needs asks nothing else', () => {
    const [, minutes] = talk(['Was kostet eine Minute Bestellannahme?', 'und wenn ich 250 Minuten im Monat brauche?'])
    expect(minutes?.content).toContain('250 × 0,80 € = 200 €')
  })

  it('for messages that he needs gets their sum', () => {
    const [, sum] = talk(['Was kostet PRO?', 'Und wenn ich 800 Nachrichten brauche?'])
    expect(sum?.content).toContain('800 × 0,07 € = 56 €')
  })

  it('about our hours gets them for another day', () => {
    const [, saturday] = talk(['Habt ihr morgen offen?', 'Und am Samstag?'])
    expect(saturday?.content).toContain('Montag bis Freitag 9:00-17:00 Uhr')
  })

  it('about money names only another assistant', () => {
    const [, other] = talk(['Was kostet Phonix?', 'Und Luigi?'])
    expect(other?.kind).toBe('price')
  })

  it('and corrects himself is understood without what was meant before', () => {
    const [, videos] = talk(['Was kostet ein Chatbot?', 'nein, ich meinte die Produktvideos'])
    expect(videos?.content).toContain('299 €')
    expect(videos?.content).not.toContain('BASIC**')
  })

  it('after an answer from a page goes on about that page, not about tiers', () => {
    const [, , price] = talk(
      ['Was heißt RAG?', 'Welche Dateiformate gehen?', 'Was kostet das?'],
      '/services/ki-rag-systeme',
    )
    expect(price?.content).toContain('/services/ki-rag-systeme')
    expect(price?.content).not.toContain('BASIC')
  })

  it('with „er“ on the page of an assistant means him', () => {
    expect(talk(['Was kann er?'], '/assistants/phonix')[0]?.content).toContain('](/assistants/phonix')
  })

  it('finds our prices too high is not told them all again', () => {
    const [, answer] = talk(['Was kostet ein Chatbot?', 'Das ist mir zu teuer'])
    expect(answer?.content).toMatch(/^Das verstehe ich\. .*BASIC.*14 Tage kostenlos/s)
  })
})

describe('a short word', () => {
  it('is no yes to an appointment where a link only looks like an offer', () => {
    const links = 'Vielleicht hilft:\n- [Wie bekommen Kunden einen Termin?](/x)\n\nOder fragen Sie unser Team.'
    const said = (content: string): ChatMessage[] => [
      { role: 'user', content: 'Hm' },
      { role: 'assistant', content: links },
      { role: 'user', content },
    ]
    expect(emilia.answer(said('ok'))).toMatchObject({ showQR: false, kind: 'talk' })
    expect(emilia.answer(said('Na gut, dann ein Termin')).showQR).toBe(true)
  })

  it.each([
    'das bringt mir nix',
    'du verstehst mich nicht',
    'vergiss es',
    'Das ist ja zum Verzweifeln!',
    'Du hast meine Frage nicht beantwortet!',
    'Das hab ich nicht gefragt',
    'bist du dumm',
  ])('of frustration leads to people: %s', said =>
    expect(talk([said])[0]?.content).toMatch(/tut mir leid.*\/kontaktinformationen/s),
  )

  it('for a human leads to the team', () => {
    expect(talk(['ich will einen menschen'])[0]?.content).toContain('tel:')
  })
})

it('knows how many answers BASIC has', () => {
  for (const question of ['Wie viele Antworten hat BASIC?', 'wiviele antworten hat basic'])
    expect(talk([question])[0]?.content, question).toContain('Bis zu 5 vorprogrammierte Antworten')
})
