import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import type { ChatMessage } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const emilia = createOffline(knowledge)
const reply = (...contents: string[]) =>
  emilia.answer(
    contents.map(
      (content, i): ChatMessage => ({
        role: (contents.length - i) % 2 ? 'user' : 'assistant',
        content,
      }),
    ),
  )

describe('Emilia without a model', () => {
  it('quotes prices from the data, with their condition and a link', () => {
    const { content } = reply('Was kostet der kleinste Chatbot?')
    for (const part of ['500\u00a0€', '0,10\u00a0€ pro Nachricht', 'exkl. USt.', '](/#was-es-kostet)'])
      expect(content).toContain(part)
    const raised = createOffline({
      ...knowledge,
      tiers: [{ name: 'BASIC', from: 1234, perMessage: 0.5, features: [] }],
    })
    const answer = raised.answer([{ role: 'user', content: 'Was kostet der kleinste Chatbot?' }]).content
    expect(answer).toContain('1.234\u00a0€')
    expect(answer).not.toContain('500')
  })

  it('shows the QR code to who wants an appointment, not to who asks about appointments', () => {
    for (const wish of [
      'Ich möchte einen Termin',
      'Termin vereinbaren',
      'Bitte rufen Sie mich zurück',
      'Ich hätte gern ein Beratungsgespräch',
    ]) {
      expect(reply(wish), wish).toEqual({
        kind: 'appointment',
        content: 'Bitte scannen Sie diesen QR-Code:',
        showQR: true,
      })
    }
    for (const other of [
      'Kann der Assistent Termine buchen?',
      'Was kostet die Terminbuchung am Telefon?',
      'Können meine Kunden einen Termin absagen?',
    ]) {
      expect(reply(other).showQR, other).toBe(false)
    }
  })

  it('takes yes for an answer when she offered an appointment', () => {
    const offer = reply('Was kostet eine neue Website?').content
    expect(offer).toMatch(/Termin.*\?$/)
    expect(reply('Was kostet eine neue Website?', offer, 'Ja gerne').showQR).toBe(true)
    expect(reply('Hallo', 'Wie kann ich Ihnen helfen?', 'Ja gerne').showQR).toBe(false)
  })

  it('understands a question that points back, but not past x9', () => {
    const back = ['Was ist das 1:1 Coaching?', 'Zwei Einheiten.', 'Und was kostet das?']
    expect(reply(...back).content).toContain('990\u00a0€')
    expect(reply(...back.slice(0, 2), 'x9', 'Wir beginnen von vorne.', 'Und was kostet das?').content).toContain(
      '500\u00a0€',
    )
  })

  it('starts anew at x9', () => {
    expect(reply('Hallo', 'Hallo!', ' X9 ')).toMatchObject({
      kind: 'talk',
      content: expect.stringContaining('neues Gespräch'),
    })
  })

  it('knows how to reach the firm, from the data', () => {
    expect(reply('Wann haben Sie offen?').content).toContain('Montag bis Freitag 9:00-17:00 Uhr')
    expect(reply('Wie ist Ihre Telefonnummer?').content).toContain('[+43 316 000000](tel:+43316000000)')
    expect(reply('Wie lautet Ihre E-Mail-Adresse?').content).toContain('(mailto:office@4xdu.example)')
    expect(reply('Wie lange kann ich testen?').content).toMatch(/14 Tage kostenlos.*keine Kreditkarte.*\/trial/s)
  })

  it('says that she is a KI', () => {
    for (const question of ['Wer bist du?', 'Sind Sie ein Mensch?', 'Spreche ich mit einem Bot?']) {
      expect(reply(question), question).toMatchObject({
        kind: 'talk',
        content: expect.stringContaining('KI'),
      })
    }
  })

  it('admits what she does not know, with three links of the site and the contact', () => {
    const { kind, content } = reply('Wie hoch ist der Großglockner?')
    expect(kind).toBe('unknown')
    const links = [...content.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(match => match[1]?.replace(/#.*/, ''))
    expect(links).toHaveLength(3)
    expect(new Set(links).size).toBe(3)
    for (const link of links) expect(knowledge.routes.map(({ url }) => url)).toContain(link)
    for (const part of ['mailto:', 'tel:', '/kontaktinformationen']) expect(content).toContain(part)
  })

  it('does not pass an example chat off as a fact', () => {
    expect(reply('Ich möchte Winterreifen wechseln lassen').content).not.toMatch(/19:42|Kundin/)
  })

  it('says nothing that is not on the site', () => {
    const site =
      knowledge.passages.map(({ text }) => text).join('\n') +
      knowledge.routes.map(({ description }) => description).join('\n')
    for (const question of [
      'Was kann Mathias?',
      'Was bedeutet RAG?',
      'Wo werden meine Daten gespeichert?',
      'Friseur',
    ]) {
      const [words = ''] = reply(question)
        .content.replace(/^\*\*.*\n/, '')
        .split('\n\nMehr dazu:')
      for (const sentence of words.split(/(?<=\.)\s/)) expect(site, question).toContain(sentence.replace(/^- /, ''))
    }
  })

  it('survives whatever is typed', () => {
    for (const odd of [
      '?',
      '€',
      '…',
      '😀😀',
      '~~~',
      '%',
      'x'.repeat(4_000),
      'ä '.repeat(2_000),
      '(.*)+$',
      '__proto__',
      'constructor toString',
    ]) {
      const { content } = reply(odd)
      expect(content.length, odd.slice(0, 20)).toBeGreaterThan(10)
      expect(content.length).toBeLessThan(2_000)
    }
  })
})

describe('the page a visitor reads', () => {
  const knows = testKnowledge()
  const faq = (url: string, text: string) => ({ url, page: 'Seite', heading: 'Wie beginnt so ein Projekt?', text })
  const pages = [
    faq('/services/ki-rag-systeme#a', 'Mit Ihren Dokumenten.'),
    faq('/training#b', 'Mit einer Frage an Ihr Team.'),
  ]
  const reader = createOffline({ ...knows, passages: [...knows.passages, ...pages] })
  const ask = (content: string, here?: string) => reader.answer([{ role: 'user', content }], here).content

  it('decides which of two passages is meant', () => {
    expect(ask('Wie beginnt so ein Projekt?', '/training')).toContain('Mit einer Frage an Ihr Team.')
    expect(ask('wie beginnt so ein projekt', '/services/ki-rag-systeme')).toContain('Mit Ihren Dokumenten.')
    expect(ask('Wie beginnt so ein Projekt?')).toContain('Mit Ihren Dokumenten.')
  })

  it('does not make her answer what is nowhere', () => {
    expect(ask('Wie koche ich Gulasch?', '/ki-loesungen-gastronomie')).toMatch(/^Dazu finde ich/)
  })
})
