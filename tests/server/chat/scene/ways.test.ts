import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Prompt } from '../../../../server/chat/model/provider'
import { act } from '../../../../server/chat/scene/act'
import type { ChatMessage } from '../../../../shared/messages'
import { emptyRecord, type SceneRecord } from '../../../../shared/scene/scene'
import { guestOf, now, sceneOf } from './played'

type Patterns = Record<string, string>
type Way = { way: string; lines: string[]; slip?: Patterns; never?: Patterns }
const ways: Record<string, Way[]> = parse(readFileSync('tests/fixtures/scene-ways.yaml', 'utf8'))

/** What is said where a line was not, or not wholly, understood. */
const notUnderstood =
  /Das (?:habe ich nicht|habe ich nur zum Teil|weiß ich in dieser Probe nicht)|Meinen Sie|Frei ist|Was möchten Sie ändern/

/**
 * The rows of a slip that are not as the guest wants them, but for those that a line corrects of which it was said that nobody
 * has understood it.
 */
function wrongRows({ slip = {}, never = {} }: Way, { rows }: SceneRecord, refused: string[]) {
  const fits = (pattern: string, text: string) => new RegExp(pattern, 'i').test(text)
  return Object.entries(rows).filter(([name, value]) => {
    const wanted = slip[name] ?? ''
    const isBanned = never[name] !== undefined && fits(never[name], value)
    const isCorrected = refused.some(
      line => fits(wanted.replace(/[$^]/g, ''), line) || fits('(?<!\\p{L})nein(?!\\p{L})', line),
    )
    return (!fits(wanted, value) || isBanned) && !isCorrected
  })
}

describe.each(Object.entries(ways))('typed ways to talk to %s', (assistant, list) => {
  it.each(list)('$way: nothing wrong stands on the slip unsaid', async way => {
    const guest = guestOf(assistant)
    const refused: string[] = []
    for (const line of way.lines) if (notUnderstood.test(await guest.say(line))) refused.push(line)
    expect(wrongRows(way, guest.state().record, refused)).toEqual([])
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
    const scene = sceneOf(assistant)
    const thread: ChatMessage[] = []
    let record = emptyRecord
    for (const content of way.lines) {
      thread.push({ role: 'user', content })
      const turn = await act({ ask: echo, scene, record, thread, sayable: text => text, now })
      record = turn?.record ?? record
      expect(turn?.isDone).not.toBe(true)
    }
    // What the guest has corrected and this model has not heard is found when the slip is read back.
    expect(wrongRows(way, record, way.lines)).toEqual([])
  })
})
