import { describe, expect, it } from 'vitest'
import type { ChatAnswer } from '../../../shared/messages'
import { withProvider } from '../../support/chat'
import { smallKnowledge, testScenes } from '../../support/knowledge'
import { type Behaviour, json, message, says } from '../../support/provider'

const { provider, chat } = await withProvider()
/** A Wednesday. */
const now = () => new Date('2026-11-25T12:00:00+01:00')
const knowledge = { ...smallKnowledge(), scenes: testScenes() }

/** Says a line; the stand-in gives these answers. */
async function write(
  line: string,
  answers: Behaviour[],
  record: Record<string, string> = {},
  assistant = 'luigi',
) {
  const { post } = await chat({ knowledge, now })
  provider.behave(...answers)
  const messages = [{ role: 'user', content: line }]
  const response = await post(JSON.stringify({ assistant, record, messages }))
  expect(response.status).toBe(200)
  return (await response.json()) as ChatAnswer
}

/** What the stand-in got, in order. */
const bodies = () => provider.received.map(({ body }) => JSON.parse(body))
const calls = (values: object, content: string | null = null) =>
  message({ content, function_call: { name: 'record', arguments: JSON.stringify(values) } })

describe('a model that plays a scene', () => {
  it('gets persona, facts, steps and what is on the slip, and may call nothing but record', async () => {
    await write('hallo', [says('Groß oder normal?')], { Bestellung: '1 × Lasagne' })
    const [{ messages, functions }] = bodies()
    expect(messages[0].content).toMatch(/Luigi, die KI von Pizzeria Vesuvio/)
    expect(messages[0].content).toContain('Nein, im Moment nur zum Abholen.')
    expect(messages[0].content).toContain('Bestellung: 1 × Lasagne')
    expect(functions.map((one: { name: string }) => one.name)).toEqual(['record'])
    expect(Object.keys(functions[0].parameters.properties)).toContain('Abholung')
  })

  it('fills the slip by calls, each value as its step takes it', async () => {
    const answers = [
      calls({ Bestellung: '2x salami', Abholung: 'um acht', Unsinn: 'x' }, 'Groß oder normal?'),
    ]
    const { message: said, scene } = await write('2 salami um acht', answers, { Name: 'Huber' })
    expect(said.content).toBe('Groß oder normal?')
    expect(scene?.record).toEqual({
      Bestellung: '2 × Pizza Salami',
      Abholung: '20:00 Uhr',
      Name: 'Huber',
    })
    expect(scene?.replies).toEqual(['Groß', 'Normal'])
  })

  it('is asked for words where it only called, and reaches the outcome', async () => {
    const { message: said, scene } = await write(
      'gleich',
      [calls({ Wann: 'Gleich' }), says('Ist gemeldet.')],
      { Meldung: 'Im Bad läuft Wasser aus', Zimmer: '12' },
      'sam',
    )
    expect(said.content).toBe('Ist gemeldet.')
    expect(scene).toMatchObject({ isDone: true, record: { Wann: 'Gleich' } })
    expect(bodies().map(body => 'functions' in body)).toEqual([true, false])
  })

  it('names no price but the scene’s own', async () => {
    const { message: said } = await write('was kostet die pizza?', [
      says('Groß kostet sie 14 €. Für Sie heute nur 9 €.'),
    ])
    expect(said.content).toContain('14 €')
    expect(said.content).not.toContain('9 €')
  })

  it('is not asked about emergencies, nor about 4xDU', async () => {
    for (const line of ['mein Mann atmet nicht mehr', 'Was kostet so ein Bot?'])
      await write(line, [])
    expect(provider.received).toEqual([])
  })

  it('is replaced by the steps where it fails', async () => {
    const { message: said, scene } = await write('2 salami', [json(500, {})])
    expect(said.content).toContain('Noch etwas dazu?')
    expect(scene?.record).toEqual({ Bestellung: '2 × Pizza Salami' })
  })
})
