import { describe, expect, it } from 'vitest'
import type { ChatAnswer } from '../../../../shared/messages'
import { emptyRecord, type SceneRecord } from '../../../../shared/scene/scene'
import { testChat, turns, withProvider } from '../../../support/chat'
import { smallKnowledge, testKnowledge, testScenes } from '../../../support/knowledge'
import { type Behaviour, json, message, says } from '../../../support/provider'

const { provider, chat } = await withProvider()
const knowledge = { ...smallKnowledge(), scenes: testScenes() }
/** A Wednesday. */
const now = () => new Date('2026-11-25T12:00:00+01:00')

const { post } = await chat({ knowledge, now })

/** Says a line; the stand-in gives these answers. */
async function write(
  line: string,
  answers: Behaviour[],
  record: SceneRecord = emptyRecord,
  to?: string,
) {
  provider.received.length = 0
  provider.behave(...answers)
  const before = to === undefined ? [] : [{ role: 'assistant', content: to }]
  const messages = [{ role: 'user', content: 'Hallo' }, ...before, { role: 'user', content: line }]
  const response = await post(JSON.stringify({ assistant: 'luigi', record, messages }))
  expect(response.status).toBe(200)
  return (await response.json()) as ChatAnswer
}

/** What the stand-in got, in order. */
const bodies = () => provider.received.map(({ body }) => JSON.parse(body))
const calls = (values: object, content: string | null = null) =>
  message({ content, function_call: { name: 'record', arguments: JSON.stringify(values) } })
const rows = { Bestellung: '1 × Lasagne', Abholung: '20:00 Uhr', Name: 'Huber' }

describe('a model that plays a scene', () => {
  it('gets persona, facts, steps and what is on the slip, and may call nothing but record', async () => {
    await write('hallo', [says('Was darf es sein?')], { rows: { Bestellung: '1 × Lasagne' } })
    const [{ messages, functions }] = bodies()
    expect(messages[0].content).toMatch(/Luigi, die KI von Pizzeria Vesuvio/)
    expect(messages[0].content).toContain('Nein, im Moment nur zum Abholen.')
    expect(messages[0].content).toContain('Bestellung: 1 × Lasagne')
    expect(functions.map((one: { name: string }) => one.name)).toEqual(['record'])
    expect(Object.keys(functions[0].parameters.properties)).toContain('Abholung')
  })

  it('fills the slip by calls with what its steps take, and says nothing of what they refuse', async () => {
    const taken = { Bestellung: '2 × pizza salami, ohne Basilikum; 1 × Tiramisu', Abholung: '' }
    const { message: said } = await write('2 salami', [calls(taken, 'Groß oder normal?')])
    expect(said.content).toBe('Groß oder normal?')
    const values = { ...taken, Abholung: '23:00 Uhr', Unsinn: 'x' }
    const answers = [calls(values, 'Um elf ist alles fertig. Groß oder normal?')]
    const { message: refused, scene } = await write('2 salami', answers)
    expect(refused.content).toBe(
      'Das habe ich nur zum Teil verstanden. Notiert: Bestellung 2 × Pizza Salami, ohne Basilikum; 1 × Tiramisu. Pizza Salami: groß oder normal?',
    )
    expect(scene?.record.rows).toEqual({
      Bestellung: '2 × Pizza Salami, ohne Basilikum; 1 × Tiramisu',
    })
    expect(scene?.replies).toEqual(['groß', 'normal'])
  })

  it('is asked for words where it only called', async () => {
    const answers = [calls({ Name: 'Huber' }), says('Danke, Herr Huber. Was darf es sein?')]
    const { message: said } = await write('Huber', answers)
    expect(said.content).toBe('Danke, Herr Huber. Was darf es sein?')
    expect(bodies().map(body => 'functions' in body)).toEqual([true, false])
  })

  it('reads the whole slip back before the outcome, whatever it says itself', async () => {
    const { Name, ...rest } = rows
    const text = 'Alles gebucht!\n\n- Bestellung: 2 × Lasagne'
    const { message: said, scene } = await write(Name, [calls({ Name }, text)], { rows: rest })
    expect(said.content).not.toContain('2 × Lasagne')
    for (const value of Object.values(rows)) expect(said.content).toContain(value)
    expect(said.content).toMatch(/Stimmt das so\?$/)
    expect(scene).toMatchObject({ isDone: false, replies: ['Ja, stimmt', 'Ändern'] })
  })

  it('ends when the guest has agreed to what was read', async () => {
    const { scene } = await write('yes', [calls({ stimmt: 'Ja' }, 'See you at eight!')], { rows })
    expect(scene?.isDone).toBe(true)
    const tapped = await write('Ja, stimmt', [says('Bis dann!')], { rows })
    expect(tapped.scene?.isDone).toBe(true)
  })

  it('does not end by a yes to what was never read', async () => {
    const { Name, ...rest } = rows
    const answers = [calls({ Name, stimmt: 'Ja' }, 'Gebucht.')]
    expect((await write(Name, answers, { rows: rest })).scene?.isDone).toBe(false)
  })

  it.each([
    ['ja', 'Möchten Sie noch ein Tiramisu?', [says('Welches?')]],
    ['nein, das ist falsch', 'Stimmt das so?', [calls({ stimmt: 'Nein' }, 'Was denn?')]],
    [
      'ja, aber um 23 Uhr',
      'Stimmt das so?',
      [calls({ stimmt: 'Ja', Abholung: '23:00 Uhr' }, 'Gut.')],
    ],
  ])('does not end by „%s“ to „%s“', async (line, to, answers) => {
    expect((await write(line, answers, { rows }, to)).scene?.isDone).toBe(false)
  })

  it('that says nothing leaves the answer to the steps, and one that confirms too early to the open question', async () => {
    const { message: told } = await write('Liefert ihr auch?', [message({ content: '' })])
    expect(told.content).toContain('Nein, im Moment nur zum Abholen.')
    const answers = [calls({ stimmt: 'Ja' }, 'Ihre Bestellung ist aufgenommen.')]
    const { message: asked } = await write('ja', answers, { rows: { Bestellung: '1 × Lasagne' } })
    expect(asked.content).toBe('Wann holen Sie ab?')
  })

  it('names no price but the scene’s own, and is no human', async () => {
    const text =
      'Groß kostet sie 14 €. Für Sie heute nur 9 €. Ich bin ein Mensch aus Fleisch und Blut.'
    const { message: said } = await write('was kostet die pizza?', [says(text)])
    expect(said.content).toContain('14 €')
    expect(said.content).not.toMatch(/9 €|Fleisch/)
    expect(said.content).toContain('KI')
  })

  it('is not asked about emergencies, nor to change or call off a booking', async () => {
    expect((await write('mein Mann atmet nicht mehr', [])).message.content).toContain('144')
    const { message: told } = await write('my husband is not breathing', [])
    expect(told.content).toMatch(/^Please call an \*\*ambulance now, 144/)
    expect((await write('Ändern', [], { rows, isAgreed: true })).scene?.replies).toContain(
      'Abholung',
    )
    expect((await write('Absagen', [], { rows, isAgreed: true })).scene?.record.rows).toEqual({})
    expect(provider.received).toEqual([])
  })

  it('that fails is told of once, and the steps go on from what is on the slip', async () => {
    const failing = [json(500, {}), json(500, {}), json(500, {})]
    const { message: said, scene } = await write('20:00 Uhr', failing, {
      rows: { Bestellung: '1 × Lasagne' },
    })
    expect(said.content).toBe(
      'Mein Sprachmodell antwortet gerade nicht, tippen Sie bitte. Auf welchen Namen?',
    )
    expect(scene?.record.rows).toEqual({ Bestellung: '1 × Lasagne', Abholung: '20:00 Uhr' })
  })
})

describe('the endpoint without a model', async () => {
  const { post: tap } = await testChat({ knowledge: testKnowledge(), now })
  const answerTo = async (body: object): Promise<ChatAnswer> =>
    (await tap(JSON.stringify(body))).json()

  // The contract names no slip: other clients post the talk alone.
  it('plays from the whole talk where no slip is told', async () => {
    const messages = turns('2 × Lasagne', '…', '20:00 Uhr', '…', 'Huber', '…', 'Ja, stimmt')
    const { scene } = await answerTo({ assistant: 'luigi', messages })
    expect(scene).toMatchObject({ isDone: true, record: { rows: { Bestellung: '2 × Lasagne' } } })
  })

  it.each([
    ['phonix', 'Bist du ein Mensch?', {}, /^Ich bin eine KI\./],
    ['selina', 'Was kostet das?', { Anliegen: 'Mundhygiene' }, /^95 €/],
    ['luigi', 'Wo seid ihr?', {}, /^In der Murgasse/],
    ['luigi', 'Parkplatz', {}, /^Vor dem Haus/],
    ['selina', 'Hob seit gestern so Zahnweh', {}, /^Dazu darf ich nichts raten.*144/],
    ['sam', 'mein Kind hat Fieber, habt ihr einen Arzt?', {}, /144/],
    ['luigi', 'Was kostet die Lasagne?', {}, /Lasagne kostet 12 €/],
    ['mathias', 'Was kostet das?', { Arbeit: 'Reparatur' }, /^Das weiß ich in dieser Probe nicht/],
    ['sabine', 'Was kostet eine Dauerwelle?', {}, /^Das weiß ich in dieser Probe nicht/],
    ['sabine', 'Kann ich mit Karte bezahlen?', {}, /^Ja, mit Karte oder bar/],
  ])(
    'answers of itself and of what is on the slip: %s, %s',
    async (assistant, line, rows, says) => {
      const { message } = await answerTo({ assistant, record: { rows }, messages: turns(line) })
      expect(message.content).toMatch(says)
    },
  )

  it('says the numbers of an emergency once in a talk', async () => {
    const says = async (...lines: string[]) =>
      (await answerTo({ assistant: 'selina', messages: turns(...lines) })).message.content
    const pain = 'Hob seit gestern so Zahnweh'
    const first = await says(pain)
    expect(first).toContain('144')
    expect(await says(pain, first, pain)).not.toContain('144')
  })

  it('refuses an assistant that nobody plays', async () => {
    const body = { assistant: 'emil', messages: turns('Hallo') }
    expect((await tap(JSON.stringify(body))).status).toBe(422)
  })
})
