import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../../server/chat/prompt'
import { createQuestionBytes } from '../../../server/chat/question-bytes'

const bytesOf = createQuestionBytes({ model: 'm', temperature: 0.7 })
const sent = (prompt: Prompt) => JSON.parse(bytesOf(prompt).toString('utf8'))
const site = ['Sie heißt „Emilia“.\n\tZeile "zwei" \\ 🥨', 'Ende\ud83e']

describe('the bytes of a question', () => {
  it('are JSON: the paragraphs of the system message with a blank line between, then the thread, then the settings', () => {
    const thread = [{ role: 'user' as const, content: 'Größe? "\n' }]
    expect(sent({ today: 'Heute „jetzt“', site, thread })).toEqual({
      messages: [
        { role: 'system', content: ['Heute „jetzt“', site[0], 'Ende\ud83e'].join('\n\n') },
        { role: 'user', content: 'Größe? "\n' },
      ],
      model: 'm',
      temperature: 0.7,
    })
  })

  it('are those of this question, whatever was asked before', () => {
    const one = (text: string, paragraphs: string[]) =>
      sent({ today: text, site: paragraphs, thread: [{ role: 'user', content: text }] }).messages
    expect(one('eins', site)).toEqual([
      { role: 'system', content: `eins\n\n${site.join('\n\n')}` },
      { role: 'user', content: 'eins' },
    ])
    expect(one('zwei', [site[1] ?? '', site[0] ?? ''])).toEqual([
      { role: 'system', content: `zwei\n\n${site[1]}\n\n${site[0]}` },
      { role: 'user', content: 'zwei' },
    ])
  })
})
