import { describe, expect, it } from 'vitest'
import {
  CHAT_ERROR,
  EMPTY_THREAD,
  GREETING,
  nextThread,
  type Thread,
  type ThreadEvent,
  turnsOf,
} from '../../../../components/islands/ChatWidget/talk/thread'

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

  it('after a failure removes the question, returns its text and shows the error', () => {
    const failed = nextThread(waiting, { type: 'failed' })
    expect(failed).toMatchObject({ draft: 'Hallo?', error: CHAT_ERROR, waiting: false })
    expect(said(failed)).toEqual([GREETING])
  })

  it('keeps what was typed while waiting, behind the returned question', () => {
    expect(run([{ type: 'typed', text: 'Und morgen?' }, { type: 'failed' }], waiting).draft).toBe('Hallo?\nUnd morgen?')
  })

  it('grows by what arrives, and the finished reply takes its place', () => {
    const parts: ThreadEvent[] = [
      { type: 'said', text: 'Ja. ' },
      { type: 'said', text: 'Gern.' },
    ]
    const half = run(parts, waiting)
    expect(
      turnsOf(half)
        .at(-1)
        ?.map(entry => entry.content),
    ).toEqual(['Hallo?', 'Ja. Gern.'])
    expect(said(half)).toEqual([GREETING, 'Hallo?'])
    const whole = nextThread(half, { type: 'answered', content: 'Ja. Gern.', showQR: false, at: 3 })
    expect(whole).toMatchObject({ partial: '', waiting: false })
    expect(turnsOf(whole)).toEqual([whole.entries.slice(0, 1), whole.entries.slice(1)])
  })

  it('loses half a reply when it breaks off, and keeps it when the visitor stops it; before the first word the question comes back', () => {
    const half = nextThread(waiting, { type: 'said', text: 'Ja. ' })
    expect(nextThread(half, { type: 'failed' })).toMatchObject({ draft: 'Hallo?', partial: '', error: CHAT_ERROR })
    const stopped = nextThread(half, { type: 'stopped', at: 4 })
    expect(stopped).toMatchObject({ draft: '', partial: '', waiting: false })
    expect(said(stopped)).toEqual([GREETING, 'Hallo?', 'Ja.'])
    expect(nextThread(waiting, { type: 'stopped', at: 3 })).toMatchObject({
      draft: 'Hallo?',
      error: '',
      waiting: false,
    })
  })

  it('takes a question of the page into the input, but never in place of what was typed', () => {
    const offered = run([{ type: 'offered', text: 'Eins?' }], opened)
    expect(offered.draft).toBe('Eins?')
    expect(nextThread(offered, { type: 'offered', text: 'Zwei?' }).draft).toBe('Zwei?')
    const typed = nextThread(offered, { type: 'typed', text: 'Eigenes' })
    expect(nextThread(typed, { type: 'offered', text: 'Zwei?' }).draft).toBe('Eigenes')
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
