import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ChatAnswer } from '../../../shared/messages'
import { testChat } from '../../support/chat'
import { smallKnowledge, testScenes } from '../../support/knowledge'

type Talk = { lines: (string | number)[]; record: Record<string, string> }
const talks: Record<string, Talk[]> = parse(readFileSync('tests/fixtures/scene-talks.yaml', 'utf8'))
/** A Wednesday. */
const now = () => new Date('2026-11-25T12:00:00+01:00')

async function post(body: object): Promise<Response> {
  const chat = await testChat({ knowledge: { ...smallKnowledge(), scenes: testScenes() }, now })
  return chat.post(JSON.stringify(body))
}

async function write(assistant: string, ...lines: string[]): Promise<ChatAnswer> {
  const messages = lines.flatMap((content, at) => [
    ...(at > 0 ? [{ role: 'assistant', content: '…' }] : []),
    { role: 'user', content },
  ])
  const response = await post({ assistant, messages })
  expect(response.status).toBe(200)
  return (await response.json()) as ChatAnswer
}

describe.each(Object.entries(talks))('%s comes to the outcome', (assistant, list) => {
  it.each(list)('$lines', async ({ lines, record }) => {
    const { message, scene } = await write(assistant, ...lines.map(String))
    expect(scene).toMatchObject({ record, isDone: true })
    // The last line tells what was understood.
    expect(message.content).not.toMatch(/\*\*|undefined/)
  })
})

describe('an assistant that visitors try', () => {
  it('answers from its scene, and asks its own question again', async () => {
    const { message, scene } = await write('luigi', 'Pizza Salami', 'Liefert ihr auch?')
    expect(message.content).toContain('nur zum Abholen')
    expect(message.content).toContain('Noch etwas dazu?')
    expect(scene?.replies).toContain('Das ist alles')
  })

  it('leaves prices of 4xDU to Emilia', async () => {
    const { message, scene } = await write('luigi', 'Was kostet so ein Bot für mein Lokal?')
    expect(message.content).toContain('Emilia')
    expect(scene?.forEmilia).toBe(true)
  })

  it('hands on what its scene does not know, and says that nothing is stored', async () => {
    const { message } = await write('sam', 'Wer hat gestern das Derby gewonnen?', 'anna@example.at')
    expect(message.content).toContain('gespeichert wird nichts')
  })

  it('is refused where nobody plays it', async () => {
    const body = { assistant: 'emil', messages: [{ role: 'user', content: 'Hallo' }] }
    expect((await post(body)).status).toBe(422)
  })
})
