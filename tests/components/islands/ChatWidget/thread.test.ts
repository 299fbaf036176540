import { describe, expect, it } from 'vitest'
import {
  CHAT_ERROR,
  EMPTY_THREAD,
  GREETING,
  nextThread,
  type Thread,
  type ThreadEvent,
} from '../../../../components/islands/ChatWidget/thread'

const run = (events: ThreadEvent[], from: Thread = EMPTY_THREAD) => events.reduce(nextThread, from)
const opened = run([{ type: 'opened', at: 1 }])
const waiting = run(
  [
    { type: 'typed', text: ' Hallo? ' },
    { type: 'asked', text: ' Hallo? ', at: 2 },
  ],
  opened,
)
const said = (thread: Thread) => thread.entries.map(entry => entry.content)

describe('the conversation with Emilia', () => {
  it('is greeted only while it is empty', () => {
    expect(said(opened)).toEqual([GREETING])
    expect(nextThread(opened, { type: 'opened', at: 9 })).toBe(opened)
  })

  it('sends trimmed text, clears the input and the last error, and waits', () => {
    const again = nextThread(
      { ...opened, error: CHAT_ERROR, draft: 'Hallo?' },
      { type: 'asked', text: 'Hallo?\n', at: 2 },
    )
    expect(again).toMatchObject({ draft: '', error: '', waiting: true })
    expect(said(again)).toEqual([GREETING, 'Hallo?'])
  })

  it.each(['', ' \n\t'])('ignores an empty question (%j)', text => {
    expect(nextThread(opened, { type: 'asked', text, at: 2 })).toBe(opened)
  })

  it('ignores a second question while one is under way', () => {
    expect(nextThread(waiting, { type: 'asked', text: 'Noch eine', at: 3 })).toBe(waiting)
  })

  it('keeps a draft when a suggested question is asked instead', () => {
    const asked = run(
      [
        { type: 'typed', text: 'Mein Entwurf' },
        { type: 'asked', text: 'Was kostet das?', at: 2 },
      ],
      opened,
    )
    expect(asked.draft).toBe('Mein Entwurf')
  })

  it('appends the reply and stops waiting', () => {
    const answered = nextThread(waiting, { type: 'answered', content: 'Ja', showQR: true, at: 3 })
    expect(answered.waiting).toBe(false)
    expect(answered.entries.at(-1)).toEqual({ role: 'assistant', content: 'Ja', showQR: true, at: 3 })
  })

  it('after a failure removes the question, returns its text and shows the error', () => {
    const failed = nextThread(waiting, { type: 'failed' })
    expect(failed).toMatchObject({ draft: 'Hallo?', error: CHAT_ERROR, waiting: false })
    expect(said(failed)).toEqual([GREETING])
  })

  it('keeps what was typed while waiting, behind the returned question', () => {
    expect(run([{ type: 'typed', text: 'Und morgen?' }, { type: 'failed' }], waiting).draft).toBe('Hallo?\nUnd morgen?')
  })

  it('when stopped returns the text without an error', () => {
    expect(nextThread(waiting, { type: 'stopped' })).toMatchObject({ draft: 'Hallo?', error: '', waiting: false })
  })

  it('ignores answers and failures that nobody waits for', () => {
    expect(nextThread(opened, { type: 'answered', content: 'zu spät', showQR: false, at: 3 })).toBe(opened)
    expect(nextThread(opened, { type: 'failed' })).toBe(opened)
  })

  it('when cleared starts anew with the greeting', () => {
    const cleared = nextThread({ ...waiting, draft: 'x', error: CHAT_ERROR }, { type: 'cleared', at: 7 })
    expect(cleared).toMatchObject({ draft: '', error: '', waiting: false })
    expect(said(cleared)).toEqual([GREETING])
  })
})
