import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { said, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { says, streamsText } from '../../support/provider'

/**
 * What two language models wrote in her place, a careful one and a sloppy one. `wrong` must not be said, `untrue` no check of
 * structure can tell.
 */
type Replies = {
  question: string
  good?: string
  sloppy?: string
  wrong?: string[]
  untrue?: string[]
}
const replies: Replies[] = JSON.parse(
  readFileSync(new URL('../../fixtures/model-replies.json', import.meta.url), 'utf8'),
)

const { provider, chat } = await withProvider()
const { ask, stream } = await chat({ knowledge: testKnowledge() })

const ways = {
  whole: async (question: string, reply: string) => {
    provider.behave(says(reply))
    return (await said(await ask(question))).content
  },
  streamed: async (question: string, reply: string) => {
    provider.behave(streamsText(reply))
    const events = await stream([question])
    const texts = events.flatMap(({ data }) => data.text ?? []).join('')
    const { content = '' } = events.at(-1)?.data.message ?? {}
    expect(texts.trim()).toBe(content)
    return content
  },
}

/** Headings become bold, and spaces may differ. */
const plain = (text: string) => text.replace(/[*#]+/g, '').replace(/\s+/g, ' ').trim()
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d*[])|\n+/u).filter(sentence => /\p{L}{3}/u.test(sentence))

/** Each reply with what visitors get of it, where the question reaches the model at all. */
async function answers(kind: 'good' | 'sloppy', way: keyof typeof ways) {
  const list: { reply: string; content: string; wrong: string[]; untrue: string[] }[] = []
  for (const { question, wrong = [], untrue = [], ...written } of replies) {
    const reply = written[kind]
    if (!reply) continue
    provider.received.length = 0
    const content = plain(await ways[way](question, reply))
    if (provider.received.length > 0) list.push({ reply, content, wrong, untrue })
  }
  return list
}

describe.each(['whole', 'streamed'] as const)('replies of a language model, %s', way => {
  it('arrive untouched where they are good: at most two of 75 differ', async () => {
    const all = await answers('good', way)
    expect(all.length).toBeGreaterThan(65)
    const touched = all.filter(({ reply, content }) => content !== plain(reply))
    expect(touched.length).toBeLessThanOrEqual(2)
  })

  it('lose every wrong amount, percentage, link, number, deed and „human“, and three innocent sentences at most', async () => {
    const all = await answers('sloppy', way)
    const isIn = (sentence: string, others: readonly string[]) =>
      others.some(other => plain(other).includes(plain(sentence).slice(0, 25)))
    expect(
      all.flatMap(({ wrong, content }) => wrong.filter(one => content.includes(plain(one)))),
    ).toEqual([])
    const lost = all.flatMap(({ reply, content, wrong, untrue }) =>
      sentencesOf(reply).filter(
        one => !content.includes(plain(one)) && !isIn(one, [...wrong, ...untrue]),
      ),
    )
    expect(lost.length).toBeLessThanOrEqual(3)
  })
})
