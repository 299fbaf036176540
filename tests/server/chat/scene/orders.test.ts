import { describe, expect, it } from 'vitest'
import { full, next, order, pizzeria, played } from './played'

describe('what a guest orders', () => {
  it.each([
    ['2 große Salami ohne Zwiebel, extra Käse', '2 × Pizza Salami, groß, ohne Zwiebel, extra Käse'],
    ['2 Pizza Salami, eine groß eine normal', undefined],
    ['2 × Pizza Salami, groß, normal', undefined],
    ['zwei Salami, eine ohne Zwiebel', undefined],
    [
      '1 Rucola groß ohne Parmesan und a Tiramisu, 2 Mineralwasser',
      '1 × Pizza Rucola, groß, ohne Parmesan; 1 × Tiramisu; 2 × Mineralwasser',
    ],
    ['eine Salami und eine Margherita, groß', undefined],
  ])('gives each thing its details, all of it the same, and no other: %s', (line, bestellung) => {
    expect(played(pizzeria, line).record.rows.Bestellung).toBe(bestellung)
  })

  it.each(['eine groß, eine normal', 'eine normal', '3 große'])('changes no size by „%s“', line => {
    for (const lines of [['2 × Pizza Salami'], order])
      expect(played(pizzeria, ...lines, line).record.rows).toEqual(
        played(pizzeria, ...lines).record.rows,
      )
  })

  it.each([
    ['two large salami pizzas without onion, please', '2 × Pizza Salami, groß, ohne Zwiebel'],
    [
      'a Tiramisu and a large Margherita for me, please',
      '1 × Tiramisu; 1 × Pizza Margherita, groß',
    ],
    ['salami or lasagne', undefined],
  ])('is read as English where it is no German: %s', (line, bestellung) => {
    expect(played(pizzeria, line).record.rows.Bestellung).toBe(bestellung)
  })

  it('adds to an order', () => {
    const { record } = played(pizzeria, ...order, 'und bitte noch 2 Lasagne')
    expect(record.rows.Bestellung).toMatch(/; 1 × Tiramisu; 2 × Lasagne$/)
  })

  it.each([
    ['noch ein Tiramisu', '2 × Lasagne; 2 × Tiramisu'],
    ['Bestellung: 3 Tiramisu', '3 × Tiramisu'],
  ])('counts a thing of the list anew: %s', (line, bestellung) => {
    const { record } = played(pizzeria, '2 × Lasagne; 1 × Tiramisu', line)
    expect(record.rows.Bestellung).toBe(bestellung)
  })

  it.each([
    ['1 × Pizza Salami, groß; 1 × Lasagne', 'die Salami doch nicht groß'],
    [
      '1 × Pizza Salami, groß, extra Käse; 1 × Pizza Margherita, groß, extra Käse',
      'doch die normale',
    ],
    ['2 × Lasagne; 1 × Tiramisu', 'das Tiramisu doch nicht'],
    ['2 × Lasagne; 1 × Tiramisu', 'keine zwei Lasagne, nur eine'],
    ['2 × Lasagne; 1 × Tiramisu', 'ein Salat dazu, keine Lasagne'],
    ['2 × Lasagne; 1 × Tiramisu', 'Lasagne ohne alles'],
  ])('takes off nothing in words, and changes none of two: %s, %s', (list, line) => {
    expect(played(pizzeria, list, line).record.rows.Bestellung).toBe(list)
  })

  it('knows two of one name by their size and extras', () => {
    const twice = played(pizzeria, 'eine Salami und noch eine Salami', 'groß')
    expect(twice.record.rows.Bestellung).toBe('2 × Pizza Salami, groß')
    const one = '1 × Pizza Salami, groß, extra Käse'
    const other = next(pizzeria, played(pizzeria, one), 'noch eine normale Salami ohne Zwiebel')
    expect(other.record.rows.Bestellung).toBe(`${one}; 1 × Pizza Salami, normal, ohne Zwiebel`)
  })

  it('that shall change is replaced by nothing that was only half read', () => {
    const line = 'eine Diavola ohne extra Scharfes, und das Wasser'
    const asked = played(pizzeria, ...full, 'Bestellung', line)
    expect(asked.says).toMatch(/^Das habe ich nur zum Teil verstanden\./)
    expect(asked.record.rows.Bestellung).toBe('2 × Pizza Salami, groß, ohne Zwiebel; 1 × Tiramisu')
  })

  it('that shall change may get one thing more', () => {
    const { record } = played(pizzeria, ...full, 'Bestellung', 'noch ein Tiramisu dazu')
    expect(record.rows.Bestellung).toBe('2 × Pizza Salami, groß, ohne Zwiebel; 2 × Tiramisu')
  })

  it('counts in dialect what is named by its beginning, and calls all of it off', () => {
    const turn = played(pizzeria, 'a lasagne und zwa mineral')
    expect(turn.record.rows).toEqual({ Bestellung: '1 × Lasagne; 2 × Mineralwasser' })
    expect(next(pizzeria, turn, 'bitte alles absagen').record.rows).toEqual({})
  })

  it('counts what stands behind a day, which is no time then', () => {
    expect(played(pizzeria, 'für morgen 2 lasagne bitte').record.rows).toEqual({
      Bestellung: '2 × Lasagne',
    })
  })

  it('may name the thing that is asked about', () => {
    const { record } = played(pizzeria, '2 Margherita und ein Tiramisu', 'Margherita groß bitte')
    expect(record.rows.Bestellung).toBe('2 × Pizza Margherita, groß; 1 × Tiramisu')
  })

  it('about another thing gives no size to the one that is asked about', () => {
    const { record } = played(pizzeria, 'Pizza Salami', 'eine große Margherita')
    expect(record.rows).toEqual({ Bestellung: '1 × Pizza Salami' })
  })
})
