import { describe, expect, it } from 'vitest'
import { garage, next, order, pizzeria, played, salon, slip } from './played'

describe('when a guest wants to come', () => {
  it.each([
    ['do 14:30', 'Donnerstag, 14:30 Uhr'],
    ['do um halb 3', 'Donnerstag, 14:30 Uhr'],
    ['freitog um zehne', 'Freitag, 10:00 Uhr'],
    ['freitag in da friah', 'Freitag, 7:30 Uhr'],
    ['Freitag, erst nach zwölf', 'Freitag, 14:30 Uhr'],
    ['Freitag, dreiviertel acht', undefined],
    ['Samstag um 7:30', undefined],
    ['nächste Woche Freitag um 7:30', undefined],
    ['Freitag, 11. Dezember, 7:30 Uhr', undefined],
    ['Freitag nach 7:30', undefined],
    ['Freitag oder Montag um 7:30', undefined],
    ['Guten Morgen, 7:30', undefined],
    ['tomorrow at ten', 'Donnerstag, 10:00 Uhr'],
    ['Friday 2:30 pm', 'Freitag, 14:30 Uhr'],
    ['next Friday at 10', undefined],
  ])('books the appointment that it says, or none: %s', (line, appointment) => {
    expect(slip(garage, 'Pickerl', 'G 471 KL', line).Termin).toBe(appointment)
  })

  it.each([
    ['Freitag', ['7:30', '10:00', '14:30']],
    ['Freitag, aber erst ab 9 Uhr', ['10:00', '14:30']],
    ['Donnerstag geht nicht. Freitag?', ['7:30', '10:00', '14:30']],
  ])('gets the times of its day, and of its part of the day: %s', (line, times) => {
    const { replies } = played(garage, 'Pickerl', 'G 471 KL', line)
    expect(replies).toEqual(times.map(time => `Freitag, ${time} Uhr`))
  })

  it.each(['um 7', 'sieben Uhr', '19 Uhr'])('reads a time by what is offered: %s', line => {
    expect(slip(pizzeria, ...order, line).Abholung).toBe('19:00 Uhr')
  })

  it('picks among the times that were offered last', () => {
    const lines = ['Schnitt', 'Freitag 13:00', 'Lang', 'donnerstag wär mir lieber']
    for (const line of [
      '17:45',
      'ok, dann so um 17:45',
      'um drei viertel sechs',
      'am Abend',
      'dreiviertel 6 hab i gsagt',
    ])
      expect(slip(salon, ...lines, line).Termin).toBe('Donnerstag, 17:45 Uhr')
  })

  it('gives another day in place of one, and is asked for the time', () => {
    const turn = played(garage, 'Reifenwechsel', 'G 1 AB', 'Donnerstag, 10:00 Uhr')
    const { replies } = next(garage, turn, 'lieber freitag')
    expect(replies).toEqual(['Freitag, 7:30 Uhr', 'Freitag, 10:00 Uhr', 'Freitag, 14:30 Uhr'])
  })

  it('is asked which of the times it is, and takes the hour alone', () => {
    const turn = played(garage, 'Pickerl', 'G 471 KL', 'Freitag ist super')
    expect(turn.says).toMatch(/Frei ist Freitag 7:30 Uhr, Freitag 10:00 Uhr oder Freitag 14:30 Uhr/)
    expect(next(garage, turn, '10').record.rows.Termin).toBe('Freitag, 10:00 Uhr')
  })

  it('is offered the time that is asked for', () => {
    const { says, record } = played(garage, 'Pickerl', 'G 1 AB', 'Geht Freitag um 10?')
    expect(says).toBe('Meinen Sie Freitag, 10:00 Uhr?')
    expect(record.rows.Termin).toBeUndefined()
    expect(slip(garage, 'Pickerl', 'G 1 AB', 'Geht Freitag um 10?', 'ja').Termin).toBe(
      'Freitag, 10:00 Uhr',
    )
  })

  it('is asked for again where a line answers another question', () => {
    const asked = played(garage, 'Pickerl am Freitag')
    const { says, record } = next(garage, asked, 'gu 834 fm')
    expect(says).toMatch(/^Notiert: Kennzeichen GU 834 FM\. Frei ist Freitag 7:30 Uhr/)
    expect(record.rows.Kennzeichen).toBe('GU 834 FM')
  })

  it('at a time that is not free is asked for another', () => {
    const lines = ['Reifenwechsel', 'G 1 AB', 'um 16 Uhr']
    const { says, record, replies } = played(garage, ...lines)
    expect(says).toMatch(/^Zu dieser Zeit ist .* nichts frei\. Wann sonst\?$/)
    expect(record.rows.Kennzeichen).toBe('G 1 AB')
    expect(replies).toHaveLength(8)
    // Of a day that was named the other times can be had.
    const early = played(garage, 'Reifenwechsel', 'Freitag um 16 Uhr')
    expect(early.says).toMatch(/^Zu dieser Zeit ist .* nichts frei\. Frei ist Freitag 7:30 Uhr/)
    expect(early.replies).toEqual(['Freitag, 7:30 Uhr', 'Freitag, 10:00 Uhr', 'Freitag, 14:30 Uhr'])
  })
})
