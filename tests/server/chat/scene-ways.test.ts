import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createActors } from '../../../server/chat/scene/actors'
import type { ChatAnswer, ChatMessage } from '../../../shared/messages'
import { smallKnowledge } from '../../support/knowledge'

type Line = string | { say: string; hear?: string; emilia?: boolean }
type Way = {
  way: string
  lines: Line[]
  outcome: 'done' | 'handed on' | 'emergency'
  slip?: Record<string, string>
  never?: Record<string, string>
  reaches?: false
  why?: string
}
const waysIn = (file: string): Record<string, Way[]> =>
  parse(readFileSync(`tests/fixtures/${file}`, 'utf8'))
const first = waysIn('scene-ways.yaml')
const second = waysIn('scene-ways-second.yaml')
const ways = Object.keys(first).map(
  assistant => [assistant, [...(first[assistant] ?? []), ...(second[assistant] ?? [])]] as const,
)
const actors = createActors({
  knowledge: smallKnowledge(),
  // A Wednesday.
  now: () => new Date('2026-11-25T16:00:00+01:00'),
})
const visitor = { key: 'guest', signal: new AbortController().signal }

/** What does not go as the guest expects, over the whole way; empty where the outcome is reached. */
async function faultsOf(
  assistant: string,
  { lines, outcome, slip, never }: Way,
): Promise<string[]> {
  const thread: ChatMessage[] = []
  const faults: string[] = []
  let last: ChatAnswer | undefined
  let wasDone = false
  for (const line of lines) {
    const { say, hear, emilia } =
      typeof line === 'string' ? { say: line, hear: undefined, emilia: false } : line
    thread.push({ role: 'user', content: say })
    const played = actors.named({ assistant, record: last?.scene?.record ?? {} })
    if (!played) return ['nobody plays it']
    last = await actors.answer(played, thread, visitor)
    const { content } = last.message
    thread.push({ role: 'assistant', content })
    wasDone ||= last.scene?.isDone ?? false
    if (hear && !new RegExp(hear, 'i').test(content)) faults.push(`„${say}“ brought „${content}“`)
    if (emilia && !last.scene?.forEmilia) faults.push(`„${say}“ did not open Emilia`)
  }
  if (outcome === 'done' && !wasDone) faults.push('the slip was not finished')
  const record = last?.scene?.record ?? {}
  for (const [name, pattern] of Object.entries(slip ?? {}))
    if (!new RegExp(pattern, 'i').test(record[name] ?? ''))
      faults.push(`${name} is „${record[name] ?? ''}“, not ${pattern}`)
  for (const [name, pattern] of Object.entries(never ?? {}))
    if (new RegExp(pattern, 'i').test(record[name] ?? '')) faults.push(`${name} has ${pattern}`)
  return faults
}

describe.each(ways)('ways to talk to %s', (assistant, list) => {
  const reached = list.filter(({ reaches }) => reaches !== false)
  const missed = list.filter(({ reaches }) => reaches === false)

  it.each(reached)('$way', async way => {
    expect(await faultsOf(assistant, way)).toEqual([])
  })

  // A way that is mended is to be listed as such.
  for (const way of missed)
    it(`${way.way}, not reached: ${way.why}`, async () => {
      expect(await faultsOf(assistant, way)).not.toEqual([])
    })
})
