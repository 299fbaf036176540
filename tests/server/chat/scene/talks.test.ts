import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { emptyRecord, itemsIn, type Rows } from '../../../../shared/scene/scene'
import { guestOf } from './played'

type Talk = { talk: string[]; slip?: Rows }
const talks: Record<string, Talk[]> = parse(readFileSync('tests/fixtures/scene-talks.yaml', 'utf8'))

type Guest = ReturnType<typeof guestOf>

async function tap({ say, state }: Guest, reply: string): Promise<void> {
  if (!itemsIn(reply)) expect(state().replies).toContain(reply)
  await say(reply)
}

/** A line of the fixture. */
async function write(guest: Guest, line: string): Promise<void> {
  if (line.startsWith('> ')) return tap(guest, line.slice(2))
  const [typed = '', instead] = line.split(' | ')
  const before = guest.state().record.rows
  await guest.say(typed)
  const { record, replies } = guest.state()
  const isUnclear = isDeepStrictEqual(before, record.rows)
  if (instead && (isUnclear || replies.includes(instead))) await guest.say(instead)
}

describe.each(Object.entries(talks))('talks with %s, changed and called off', (assistant, list) => {
  it.each(list)('$talk', async ({ talk, slip }) => {
    const guest = guestOf(assistant)
    for (const line of talk.slice(0, -1)) await write(guest, line)
    const { record, replies } = guest.state()
    // Whoever is asked looks before agreeing.
    const isAsked = replies.includes('Ja, stimmt')
    if (isAsked && isDeepStrictEqual(record.rows, slip)) await tap(guest, 'Ja, stimmt')
    expect(guest.state().isDone ? guest.state().record.rows : undefined).toEqual(slip)
    await write(guest, talk.at(-1) ?? '')
    expect(guest.state().record).toEqual(emptyRecord)
  })
})
