import { describe, expect, it } from 'vitest'
import { readThread, saveThread } from '../../../../components/islands/ChatWidget/talk/saved-thread'
import { EMPTY_THREAD, nextThread, type Thread } from '../../../../components/islands/ChatWidget/talk/thread'

const opened = nextThread(EMPTY_THREAD, { type: 'opened', at: 1 })
const asked = nextThread(opened, { type: 'asked', text: 'Was kostet das?', at: 2 })
const answered = nextThread(asked, { type: 'answered', content: 'Ab 500 €.', showQR: false, at: 3 })

describe('the kept conversation', () => {
  it('leaves nothing behind while the visitor has written nothing', () => {
    expect(saveThread(EMPTY_THREAD)).toBeNull()
    expect(saveThread(opened)).toBeNull()
  })

  it('comes back whole, with the draft', () => {
    const thread: Thread = { ...answered, draft: 'Und für zwei?' }
    expect(readThread(saveThread(thread))).toEqual(thread)
  })

  it('puts a question without answer back into the input', () => {
    const back = readThread(saveThread(asked))
    expect(back).toEqual({ ...EMPTY_THREAD, entries: opened.entries, draft: 'Was kostet das?' })
  })

  it.each([null, '', '{', 'null', '[]', '"x"', '{"entries":3}'])('counts %j as no conversation', saved => {
    expect(readThread(saved)).toEqual(EMPTY_THREAD)
  })

  it('leaves out entries that are none', () => {
    const good = { role: 'assistant', content: 'Ja', showQR: false, at: 3 }
    const bad = [
      null,
      { ...good, role: 'system' },
      { ...good, content: 5 },
      { ...good, at: 'x' },
      { ...good, showQR: 1 },
    ]
    const kept = JSON.stringify({ entries: [...bad, good], draft: 7 })
    expect(readThread(kept)).toMatchObject({ entries: [good], draft: '' })
  })
})
