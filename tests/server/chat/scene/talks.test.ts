import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { stateOf } from '../../../../server/chat/scene/turn'
import type { ChatMessage } from '../../../../shared/messages'
import { emptyRecord, itemsIn, type Rows } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import { now, served, visitor } from './played'

type Talk = { talk: string[]; slip?: Rows }
const talks: Record<string, Talk[]> = parse(readFileSync('tests/fixtures/scene-talks.yaml', 'utf8'))

/** A guest of a scene, who types and taps what is offered. */
function guestOf(assistant: string) {
  const scene = testScenes().find(one => one.assistant === assistant)
  if (!scene) throw new Error(`nobody plays ${assistant}`)
  const thread: ChatMessage[] = []
  let state = stateOf(scene, emptyRecord, now)
  async function say(content: string): Promise<void> {
    thread.push({ role: 'user', content })
    const answer = await served({ assistant, record: state.record })?.(thread, visitor)
    if (!answer?.scene) throw new Error(`no answer to ${content}`)
    thread.push({ role: 'assistant', content: answer.message.content })
    state = answer.scene
  }
  async function tap(reply: string): Promise<void> {
    if (!itemsIn(reply)) expect(state.replies).toContain(reply)
    await say(reply)
  }
  return {
    state: () => state,
    tap,
    /** A line of the fixture. */
    async write(line: string): Promise<void> {
      if (line.startsWith('> ')) return tap(line.slice(2))
      const [typed = '', instead] = line.split(' | ')
      const before = state.record.rows
      await say(typed)
      const isUnclear = isDeepStrictEqual(before, state.record.rows)
      if (instead && (isUnclear || state.replies.includes(instead))) await say(instead)
    },
  }
}

describe.each(Object.entries(talks))('talks with %s, changed and called off', (assistant, list) => {
  it.each(list)('$talk', async ({ talk, slip }) => {
    const guest = guestOf(assistant)
    for (const line of talk.slice(0, -1)) await guest.write(line)
    const read = guest.state().record.rows
    // Whoever is asked looks before agreeing.
    const isAsked = guest.state().replies.includes('Ja, stimmt')
    if (isAsked && isDeepStrictEqual(read, slip)) await guest.tap('Ja, stimmt')
    expect(guest.state().isDone ? guest.state().record.rows : undefined).toEqual(slip)
    await guest.write(talk.at(-1) ?? '')
    expect(guest.state().record).toEqual(emptyRecord)
  })
})
