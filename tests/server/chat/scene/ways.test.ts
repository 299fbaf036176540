import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Prompt } from '../../../../server/chat/model/provider'
import { act } from '../../../../server/chat/scene/act'
import { createActors } from '../../../../server/chat/scene/actors'
import type { ChatMessage } from '../../../../shared/messages'
import type { SceneRecord } from '../../../../shared/scene/scene'
import { smallKnowledge, testScenes } from '../../../support/knowledge'

type Patterns = Record<string, string>
type Way = { way: string; lines: string[]; slip?: Patterns; never?: Patterns }
const ways: Record<string, Way[]> = parse(readFileSync('tests/fixtures/scene-ways.yaml', 'utf8'))

/** A Wednesday. */
const now = () => new Date('2026-11-25T16:00:00+01:00')
const actors = createActors({ knowledge: smallKnowledge(), now })
const visitor = { key: 'guest', signal: new AbortController().signal }
const notUnderstood = /^Das habe ich nicht verstanden/

/** A row that a later line may have corrected counts as told when that line was said not to be understood. */
function wrongRows({ slip = {}, never = {} }: Way, record: SceneRecord): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const isRight = new RegExp(slip[name] ?? '', 'i').test(value)
    const isBanned = never[name] !== undefined && new RegExp(never[name], 'i').test(value)
    return isRight && !isBanned ? [] : [`${name}: ${value}`]
  })
}

describe.each(Object.entries(ways))('typed ways to talk to %s', (assistant, list) => {
  it.each(list)('$way: nothing wrong stands on the slip unsaid', async way => {
    const thread: ChatMessage[] = []
    let record: SceneRecord = {}
    let isSaid = false
    for (const content of way.lines) {
      thread.push({ role: 'user', content })
      const played = actors.named({ assistant, record })
      if (!played) throw new Error(`nobody plays ${assistant}`)
      const { message, scene } = await actors.answer(played, thread, visitor)
      const isNew = JSON.stringify(scene?.record) !== JSON.stringify(record)
      isSaid = !isNew && (isSaid || notUnderstood.test(message.content))
      record = scene?.record ?? {}
      thread.push({ role: 'assistant', content: message.content })
    }
    expect(isSaid ? [] : wrongRows(way, record)).toEqual([])
  })
})

/** A model that notes each line under whatever is open. */
const echo = async ({ system, thread }: Prompt) => {
  const open = /^- ([^:\n]+): offen\./m.exec(system)?.[1] ?? ''
  const value = { [open]: thread.at(-1)?.content }
  return {
    text: 'Gern.',
    calls: [{ name: 'record', arguments: JSON.stringify(value) }],
    isCut: false,
  }
}

describe.each(Object.entries(ways))('a model that notes everything, with %s', (assistant, list) => {
  it.each(list)('$way: what fits no step is not on the slip', async way => {
    const scene = testScenes().find(one => one.assistant === assistant)
    if (!scene) throw new Error(`no scene of ${assistant}`)
    const thread: ChatMessage[] = []
    let record: SceneRecord = {}
    for (const content of way.lines) {
      thread.push({ role: 'user', content })
      const turn = await act({
        ask: echo,
        scene,
        record,
        thread,
        sayable: text => text,
        now: now(),
      })
      record = turn?.record ?? record
      expect(turn?.isDone).not.toBe(true)
    }
    expect(wrongRows(way, record)).toEqual([])
  })
})
