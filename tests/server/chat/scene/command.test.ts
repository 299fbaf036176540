import { describe, expect, it } from 'vitest'
import { testScenes } from '../../../support/knowledge'
import { booked, full, garage, hotel, next, order, pizzeria, played, salon, slip } from './played'

describe('a wish to change or to call off', () => {
  it.each([
    'absagen bitte nicht',
    'nicht mehr stornieren',
    'vielleicht absagen',
    'Kann ich das noch stornieren?',
    'sagen Sie den Termin bitte nicht ab',
    'sagen wir ab 20:30',
    "naja, lass ma's so",
    'den Lieferschein brauch i ned',
  ])('„%s“ calls nothing off', line => {
    expect(slip(pizzeria, ...order, line)).toEqual(slip(pizzeria, ...order))
  })

  it.each([
    'ich brauch den Termin nimmer, bitte streichen',
    'wir brauchen niemanden mehr',
    'na vergessts es',
    'hat sich erledigt',
    'na, lassen wirs lieber',
    'i brauch keinen termin mehr',
    'never mind',
    'brauch doch nichts mehr',
    'ich nehm das zurück',
    'na, i hab mirs anders überlegt',
    'ach, i lass es',
    'na eh. Lassen wirs, ich ruf morgen an',
    'keinen Termin bitte',
  ])('„%s“ may call off, so the guest is asked', line => {
    const asked = played(pizzeria, ...full, line)
    expect(asked.says).toBe('Soll ich alles absagen?')
    expect(asked.record.rows).toEqual(slip(pizzeria, ...full))
  })

  it('„keinen Termin“ is more than a „Nein“ to what is asked', () => {
    const before = ['Service', 'G 1 AB', 'Freitag 10:00']
    const asked = played(garage, ...before, 'ich brauch doch keinen Termin')
    expect(asked.says).toBe('Soll ich alles absagen?')
    expect(asked.record.rows).toEqual(slip(garage, ...before))
  })

  it('that names one thing of a list calls nothing off unasked', () => {
    const asked = played(pizzeria, ...full, 'das Tiramisu stornieren')
    expect(asked.says).toBe('Soll ich alles absagen?')
    const left = next(pizzeria, asked, 'nein')
    expect(left.says).toMatch(/- Name: Steiner\n\nStimmt das so\?$/)
    expect(left.record.rows).toEqual(slip(pizzeria, ...full))
  })

  it('that names a row asks it again, and what stood there stays in reach', () => {
    for (const line of ['Name ändern', 'den Namen bitte', 'Name'])
      expect(played(pizzeria, ...full, line).says).toBe('Bisher: Steiner. Auf welchen Namen?')
    const report = ['Das WLAN geht nicht', '204', 'Gleich']
    expect(slip(hotel, ...report, 'wann kommt wer').Wann).toBe('Gleich')
    const lost = played(pizzeria, ...full, 'Abholung', 'wie ausgemacht')
    expect(lost.says).toMatch(/Bisher: 19:30 Uhr\. Wann holen Sie ab\?$/)
    expect(lost.record.rows.Abholung).toBe('19:30 Uhr')
    expect(lost.replies).not.toContain('Ja, stimmt')
    expect(next(pizzeria, lost, 'passt').record.rows.Abholung).toBe('19:30 Uhr')
    const lines = ['Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Ersatzwagen: nein']
    expect(slip(garage, ...lines).Ersatzwagen).toBe('Nein')
  })

  it('takes a yes to what was asked, and leaves a row that should change where nothing else is said', () => {
    const lines = ['Schnitt', 'Freitag 13:00', 'Lang', 'Termin', 'freitag um 17:45 wär gscheit']
    const asked = played(salon, ...lines)
    expect(asked.says).toMatch(/Meinen Sie Freitag, 17:45 Uhr\?$/)
    expect(next(salon, asked, 'ja bitte').record.rows.Termin).toBe('Freitag, 17:45 Uhr')
    for (const line of ['passt', 'doch nicht'])
      expect(slip(pizzeria, ...full, 'Abholung', line)).toEqual(slip(pizzeria, ...full))
    const report = ['Das WLAN geht nicht', '204', 'Gleich', 'Meldung', 'lass es lieber so']
    expect(slip(hotel, ...report).Meldung).toBe('Das WLAN geht nicht')
  })

  it.each([
    'bitte nur den Ersatzwagen stornieren',
    'ja, aber wenns regnet sag i ab',
    'bitte absagen, i bin krank',
    'Absagen, bitte nicht. Der Termin bleibt!',
    'Können Sie das bitte stornieren?',
  ])('that calls off something and says more is asked whether all is meant: %s', line => {
    const turn = played(garage, 'Service', 'G 1 AB', 'Freitag 10:00', 'ja', 'Lang', line)
    expect(turn).toMatchObject({ says: 'Soll ich alles absagen?', replies: ['Absagen', 'Ändern'] })
    expect(turn.record.rows.Name).toBe('Lang')
    expect(next(garage, turn, 'ja').record.rows).toEqual({})
  })

  it.each(['löschen', 'doch nicht, bitte absagen', 'cancel please', 'bitte alles absagen'])(
    '„%s“ calls off',
    line => {
      expect(slip(pizzeria, ...booked, line)).toEqual({})
    },
  )

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
    expect(says).toContain('Das geht mit „Ändern“ oder „Absagen“.')
    expect(replies).toContain('Ändern')
  })

  it('is asked what shall change where the slip is read, so that nobody agrees to it as it is', () => {
    for (const line of ['doch lieber klein', 'bitte lieber ganz klein']) {
      const { says, replies } = played(pizzeria, ...full, line)
      expect(says).toMatch(/am Zettel ändert sich nichts\. Was möchten Sie ändern\?$/)
      expect(replies).toEqual(['Ja, stimmt', 'Bestellung', 'Abholung', 'Name', 'Absagen'])
    }
    const asked = played(pizzeria, ...full, 'nein')
    expect(asked.says).toBe('Was möchten Sie ändern?')
    const read = next(pizzeria, asked, 'ja')
    expect(read.says).toMatch(/^- Bestellung: .*Stimmt das so\?$/s)
    expect(read.isDone).toBe(false)
    expect(next(pizzeria, asked, 'Ja, stimmt').isDone).toBe(true)
  })
})
