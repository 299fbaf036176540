import { describe, expect, it } from 'vitest'
import { withoutYesNo } from '../../../server/chat/yes-no'

const heading = 'Muss ich meine Kassa tauschen?'
const said = `**${heading}**\nNein. Hat sie eine Schnittstelle, verbinden wir sie.`
const without = `**${heading}**\nHat sie eine Schnittstelle, verbinden wir sie.`

describe('the no of a passage', () => {
  it.each(['Muss ich meine Kassa tauschen?', 'muss i die kassa austauschen', 'Muss die Kassa getauscht werden?'])(
    'answers who asks the same: %s',
    question => expect(withoutYesNo(said, heading, question)).toBe(said),
  )

  it.each([
    'Kann ich meine Kassa behalten?',
    'Geht es, ohne die Kassa zu tauschen?',
    'Muss ich meine Kassa nicht tauschen?',
    'Muss ich die Kassa tauschen oder behalte ich sie?',
  ])('is left out for who asks otherwise: %s', question => {
    expect(withoutYesNo(said, heading, question)).toBe(without)
  })

  it('stays where the rest says nothing without it', () => {
    const then = '**Sind die Antworten anonym?**\nJa. Dann sehen Sie keine Namen.'
    expect(withoutYesNo(then, 'Sind die Antworten anonym?', 'Kommen Namen vor?')).toBe(then)
    const yes = '**Merken Anrufer das?**\nJa, weil er es sagt.'
    expect(withoutYesNo(yes, 'Merken Anrufer das?', 'Bleibt es unbemerkt?')).toBe(yes)
  })
})
