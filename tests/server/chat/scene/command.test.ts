import { describe, expect, it } from 'vitest'
import { emptyRecord } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'
import { booked, full, garage, hotel, next, order, pizzeria, played, salon, slip } from './played'

describe('a wish to change or to call off', () => {
  it.each(['absagen bitte nicht', 'Kann ich das noch stornieren?', 'sagen wir ab 20:30'])(
    '„%s“ calls nothing off',
    line => {
      expect(slip(pizzeria, ...order, line)).toEqual(slip(pizzeria, ...order))
    },
  )

  it.each(['bitte niemand schicken', 'i bleib daham, vergessts mi'])(
    'may be meant by any line that a whole slip has no use for, which is asked: %s',
    line => {
      const asked = played(pizzeria, ...full, line)
      expect(asked.says).toMatch(/Was möchten Sie ändern, oder soll ich absagen\?$/)
      expect(asked.replies).toContain('Absagen')
      expect(asked.record.rows).toEqual(slip(pizzeria, ...full))
    },
  )

  it('that no list of words has is told how to call off', () => {
    const { says, replies } = played(pizzeria, 'eine Salami', 'alles abblasen bitte')
    expect(says).toContain('außer Sie tippen „Ändern“ oder „Absagen“.')
    expect(replies).toContain('Absagen')
  })

  it.each(['muss den freitag auslassen, tut mir leid', 'am Freitag wird das nix'])(
    'that only names what stands on a whole slip changes nothing: %s',
    line => {
      const booked = ['Schnitt', 'Freitag um 13:00', 'Huber', 'ja']
      const asked = played(salon, ...booked, line)
      expect(asked).toMatchObject({ isDone: true, record: { rows: slip(salon, ...booked) } })
      expect(asked.replies).toContain('Absagen')
    },
  )

  it('is asked again where the answer is neither yes nor no', () => {
    expect(played(pizzeria, ...full, 'das Tiramisu stornieren', 'eh, alles').says).toBe(
      'Soll ich alles absagen?',
    )
    expect(played(pizzeria, ...full, 'ja', 'Ändern', 'eh, alles').says).toContain(
      'soll ich absagen?',
    )
  })

  it('that names one thing of a list calls nothing off unasked', () => {
    const asked = played(pizzeria, ...full, 'das Tiramisu stornieren')
    expect(asked.says).toBe('Soll ich alles absagen?')
    const left = next(pizzeria, asked, 'nein')
    expect(left.says).toMatch(/- Name: Steiner\n\nStimmt das so\?$/)
    expect(left.record.rows).toEqual(slip(pizzeria, ...full))
  })

  it('that names a row asks it again, and what stood there stays in reach', () => {
    for (const line of ['Name ändern', 'Name'])
      expect(played(pizzeria, ...full, line).says).toBe('Bisher: Steiner. Auf welchen Namen?')
    const report = ['Das WLAN geht nicht', '204', 'Gleich']
    expect(slip(hotel, ...report, 'wann kommt wer').Wann).toBe('Gleich')
    const lost = played(pizzeria, ...full, 'Abholung', 'wie ausgemacht')
    expect(lost.says).toMatch(/Bisher: 19:30 Uhr\. Wann holen Sie ab\?$/)
    expect(lost.record.rows.Abholung).toBe('19:30 Uhr')
    expect(lost.replies).not.toContain('Ja, stimmt')
    expect(next(pizzeria, lost, 'passt').record.rows.Abholung).toBe('19:30 Uhr')
  })

  it('leaves a row that should change where nothing else is said', () => {
    for (const line of ['passt', 'doch nicht'])
      expect(slip(pizzeria, ...full, 'Abholung', line)).toEqual(slip(pizzeria, ...full))
    const report = ['Das WLAN geht nicht', '204', 'Gleich', 'Meldung', 'lass es lieber so']
    expect(slip(hotel, ...report).Meldung).toBe('Das WLAN geht nicht')
  })

  it.each([
    'ja, aber wenns regnet sag i ab',
    'vielleicht absagen',
    'Können Sie das bitte stornieren?',
  ])('that calls off something and says more is asked whether all is meant: %s', line => {
    const turn = played(garage, 'Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', line)
    expect(turn).toMatchObject({ says: 'Soll ich alles absagen?', replies: ['Absagen', 'Ändern'] })
    expect(turn.record.rows.Name).toBe('Lang')
    expect(next(garage, turn, 'ja').record.rows).toEqual({})
  })

  it.each(['Absagen', 'löschen', 'cancel please'])('„%s“ calls off', line => {
    const { says, record, isDone } = played(pizzeria, ...booked, line)
    expect(says).toContain('Abgesagt')
    expect({ record, isDone }).toEqual({ record: emptyRecord, isDone: false })
  })

  it.each(testScenes())('is no answer to any question of $assistant, nor is pain', scene => {
    let turn = played(scene)
    while (!turn.isDone) {
      const { rows } = turn.record
      for (const line of ['Ändern', 'warten', 'doch lieber anders', 'Mein Fuß blutet', 'blute'])
        expect(next(scene, turn, line).record.rows).toEqual(rows)
      for (const line of ['Absagen', 'stornieren bitte', 'doch nicht, bitte absagen'])
        expect(next(scene, turn, line).record.rows).toEqual({})
      turn = next(scene, turn, turn.replies[0] ?? 'Steiner')
    }
  })

  it('calls off nothing where nothing stands on the slip', () => {
    for (const line of ['absagen', 'stornieren bitte'])
      expect(played(pizzeria, line).says).toMatch(/^Der Zettel ist noch leer\./)
  })

  it('that may correct something gets the way to it', () => {
    const { says, replies } = played(pizzeria, ...order, 'doch lieber klein')
    expect(says).toContain('außer Sie tippen „Ändern“ oder „Absagen“.')
    expect(replies).toContain('Ändern')
  })

  it('is asked what shall change where the slip is refused, and agreed to by no other „ja“', () => {
    const asked = played(pizzeria, ...full, 'nein')
    expect(asked.says).toBe('Was möchten Sie ändern, oder soll ich absagen?')
    const read = next(pizzeria, asked, 'ja')
    expect(read.says).toMatch(/^- Bestellung: .*Stimmt das so\?$/s)
    expect(read.isDone).toBe(false)
    expect(next(pizzeria, asked, 'Ja, stimmt').isDone).toBe(true)
  })
})
