import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HumanWays } from '../../../../components/islands/ChatWidget/HumanWays'
import { EMPTY_THREAD } from '../../../../components/islands/conversation/talk/thread'

it.each([`${'a'.repeat(499)}😀 und mehr`, 'halb \ud83d'])(
  'the form gets the question, also where its end is an emoji or half of one: %s',
  draft => {
    const ways = { phone: '', email: '', hours: '', messengerUrl: '' }
    const html = renderToString(<HumanWays ways={ways} thread={{ ...EMPTY_THREAD, draft }} />)
    const [, query] = /\/kontaktinformationen\?([^"]*)/.exec(html) ?? []
    const topic = new URLSearchParams(query).get('betreff')
    expect(topic).toBe([...draft.toWellFormed()].slice(0, 500).join(''))
  },
)
