import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatAnswer, Knowledge } from '../../shared/messages'
import { type BuiltSite, startBuiltSite } from '../support/built-site'
import { builtRoutes, delivered } from '../support/delivered'

/** Every question that a page hands to Emilia for a tap. */
const questions = builtRoutes.flatMap(route => {
  const { main } = delivered(route)
  const own: string[] = JSON.parse(main.getAttribute('data-questions') ?? '[]')
  return own.map(question => ({ route, question }))
})

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' })
})
afterAll(() => site.remove())

async function ask(question: string, route: string): Promise<string> {
  const response = await fetch(`${site.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: site.origin + route },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  })
  const { message } = (await response.json()) as ChatAnswer
  return message.content
}

it('Emilia finds a place for every question that a page offers, without a key', async () => {
  const { talk }: Knowledge = JSON.parse(readFileSync('dist/server/emilia.json', 'utf8'))
  // How she begins where she does not know.
  const doubts = [talk.unknown, talk.topic].map(sentence => sentence.split('{')[0] || sentence)
  expect(doubts.length).toBeGreaterThan(1)
  const doubted: string[] = []
  for (const { route, question } of questions) {
    const answer = await ask(question, route)
    if (!answer.trim() || doubts.some(doubt => answer.startsWith(doubt)))
      doubted.push(`${route}: ${question} -> ${answer.slice(0, 80)}`)
  }
  expect(doubted).toEqual([])
})
