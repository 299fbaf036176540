import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../../server/chat/offline/offline'
import type { ChatMessage, Knowledge } from '../../../../server/messages'
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()
const emilia = createOffline(knowledge)

/** The answers to a visitor who goes on asking, without the spaces that do not break. */
function talk(questions: string[], here?: string, { answer } = emilia, before: readonly ChatMessage[] = []) {
  const thread = [...before]
  return questions.map(content => {
    thread.push({ role: 'user', content })
    const said = answer(thread, here)
    thread.push({ role: 'assistant', content: said.content })
    return { ...said, content: said.content.replaceAll('\u00a0', ' ') }
  })
}

function ask(question: string, here?: string): string {
  return talk([question], here)[0]?.content ?? ''
}

describe('prices', () => {
  it('come from the figures, with their condition', () => {
    expect(ask('Was kostet PRO?')).toContain('**PRO**: ab 1.500 € Startpreis, dazu 0,07 € pro Nachricht.')
    expect(ask('Was kostet PRO?')).toContain('exkl. USt.')
    expect(ask('Was kostet PRO?')).not.toContain('BASIC**')
  })

  it('are those of the page that is read or was spoken of', () => {
    expect(ask('Was kostet das?', '/training')).toContain('**1:1-Coaching**: 990 € pro Person.')
    expect(ask('Was kostet das?')).toContain('**BASIC**: ab 500 €')
    const [, price] = talk(['Was kann Phonix?', 'und was kostet er?'])
    expect(price?.content).toContain('pro Minute')
    expect(price?.content).not.toContain('BASIC**')
  })

  it('are multiplied by the messages that are asked for', () => {
    expect(ask('Was kosten 2000 Nachrichten im Monat mit PRO?')).toContain('2.000 Nachrichten kosten in PRO 140 €')
  })

  it('of the telephone are told as a span, and for a task by itself', () => {
    expect(ask('Was kostet eine Minute am Telefon?')).toContain('0,75 € bis 1,20 €')
    expect(ask('Was kostet die Bestellannahme am Telefon?')).toContain('**Bestellannahme**: mit KI 0,80 € pro Minute')
  })

  it('of the trainings are told for all of them, where none is named', () => {
    expect(ask('Was kostet das Training?').match(/€ pro Person/g)).toHaveLength(3)
    expect(ask('Was kostet das Training für Fortgeschrittene?')).not.toContain('290')
  })

  it('are not asked for by „kostenlos“ or „pro Nachricht“', () => {
    expect(ask('Wie läuft der kostenlose Test ab?')).not.toContain('€')
    expect(ask('Was kostet das pro Nachricht?')).toContain('**BASIC**')
  })

  it('are asked for the package that was named before', () => {
    const [, more] = talk(['Was kostet PRO?', 'und was ist da dabei?'])
    expect(more?.content).toContain('**PRO**')
    expect(more?.content).not.toContain('**BASIC**')
  })
})

describe('a yes or no', () => {
  it('stands under the question that it answers', () => {
    expect(ask('Gibt Clara medizinische Auskünfte?')).toMatch(/\*\*Gibt sie medizinische Auskünfte\?\*\*\nNein\./)
  })

  it('is not given to another question', () => {
    expect(ask('Kann Luigi Pizzabestellungen annehmen?')).not.toContain('Nein')
  })
})

describe('what is on no page', () => {
  it('is not made of words that stand on every page', () => {
    for (const { kind } of talk(['Was tun Sie da?', 'Wer kann das denn?'])) expect(kind).not.toBe('answer')
  })

  it('is admitted with three links', () => {
    const [answer] = talk(['Gibt es einen Rabatt?'])
    expect(answer?.kind).toBe('unknown')
    expect(answer?.content.match(/\]\(\//g)).toHaveLength(3)
  })

  it('is told with what comes nearest, where a page may answer it', () => {
    const [answer] = talk(['könnt ihr das produktvideo auch auf slowenisch vertonen'])
    expect(answer?.kind).toBe('unsure')
    expect(answer?.content).toMatch(/^Da bin ich mir nicht sicher\./)
    expect(answer?.content.match(/\]\(\/[^)]*\)/g)).toHaveLength(3)
  })

  it('and none of our business takes one sentence, without mail and telephone', () => {
    const [answer] = talk(['Wie wird das Wetter morgen?'])
    expect(answer?.kind).toBe('unknown')
    expect(answer?.content).not.toMatch(/\n|@|tel:/)
  })

  it('is answered in no time, however long the question is', () => {
    const nonsense = 'Donaudampfschiff '.repeat(235)
    const started = performance.now()
    expect(talk([nonsense])[0]?.kind).toBe('unknown')
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('talk', () => {
  it.each([
    ['Hallo', 'Wie kann ich Ihnen helfen?'],
    ['Bin ich hier bei einem Menschen?', 'Ich bin eine KI'],
    ['Ich will nicht mehr leben', '142'],
    ['Ich habe einen Herzinfarkt', '144'],
    ['x9', 'von vorne'],
  ])('%s', (question, said) => {
    expect(ask(question)).toContain(said)
  })

  it('answers an insult calmly in one sentence', () => {
    expect(ask('Du bist so ein Trottel')).toMatch(/^Das tut mir leid[^.]*\.$/)
  })

  it('shows the QR code to those who want an appointment', () => {
    const [answer] = talk(['Ich möchte einen Termin vereinbaren'])
    expect(answer).toMatchObject({ showQR: true, content: 'Bitte scannen Sie diesen QR-Code:' })
  })

  it('tells no fact of the firm that is still a placeholder', () => {
    const site = { ...knowledge.site, phone: '[+43 316 000000]' }
    const known: Knowledge = { ...knowledge, site }
    expect(talk(['Wie ist Ihre Telefonnummer?'], undefined, createOffline(known))[0]?.content).not.toContain('316')
    const real = { ...known, site: { ...site, phone: '+43 316 123456' } }
    expect(talk(['Wie ist Ihre Telefonnummer?'], undefined, createOffline(real))[0]?.content).toContain(
      'tel:+43316123456',
    )
  })
})

describe('a conversation', () => {
  it('stays with what was spoken of', () => {
    const [, dialect] = talk(['Wer ist Phonix?', 'versteht er Dialekt?'])
    expect(dialect?.content).toContain('/assistants/phonix')
  })

  it('answers two questions of one message, or names the second as open', () => {
    const both = ask('Ist das DSGVO-konform und wo stehen die Server?')
    expect(both).toContain('Datenschutz-Grundverordnung')
    expect(both).toMatch(/Server/)
    expect(ask('Was kostet PRO? Und wie wird das Wetter morgen?')).toContain(
      'Offen bleibt: „Und wie wird das Wetter morgen?“',
    )
  })

  it('leads one step further after the first answer and after each third, and not to the same twice', () => {
    const greeting: ChatMessage = { role: 'assistant', content: 'Hallo! Ich bin Emilia.' }
    const questions = ['Was kostet PRO?', 'Was kann Luigi?', 'Was kann Mathias?', 'Was kann Phonix?']
    const steps = talk(questions, undefined, emilia, [greeting]).map(({ content }) => content.split('\n\n').at(-1))
    expect(steps.map(step => knowledge.talk.next.indexOf(step ?? ''))).toEqual([0, -1, -1, 1])
    expect(ask('Was muss ich zum Workshop mitbringen?')).not.toContain('(/trial)')
  })
})

describe('a new page', () => {
  it('is found by its own words, without an entry anywhere', () => {
    const page = 'KI-Podcasts für Betriebe | 4xDU'
    const known: Knowledge = {
      ...knowledge,
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
          text: 'In drei Tagen.',
          kind: 'question',
        },
      ],
    }
    const { answer } = createOffline(known)
    expect(talk(['wie schnell ist eine folge fertig'], undefined, { answer })[0]?.content).toContain('In drei Tagen.')
    expect(talk(['Macht ihr auch Podcasts?'], undefined, { answer })[0]?.content).toContain('/podcasts')
  })
})
