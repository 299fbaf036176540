import { describe, expect, it } from 'vitest'
import { full, next, order, pizzeria, played, slip } from './played'

const three = 'zwei Salami und eine Margherita'
const two = '2 × Lasagne; 1 × Tiramisu'
const all = '2 × Pizza Salami, groß, ohne Zwiebel; 1 × Tiramisu'

describe('what a guest orders', () => {
  it.each([
    ['zwei große salami ohne zwiebel und ein tiramisu bitte', all],
    ['2 große Salami ohne Zwiebel, extra Käse', '2 × Pizza Salami, groß, ohne Zwiebel, extra Käse'],
    ['margherrita', '1 × Pizza Margherita'],
    ['für morgen 2 lasagne bitte', '2 × Lasagne'],
    ['a lasagne und zwa mineral', '1 × Lasagne; 2 × Mineralwasser'],
    ['two large salami pizzas without onion, please', '2 × Pizza Salami, groß, ohne Zwiebel'],
    ['zwei Salami, eine ohne Zwiebel', '1 × Pizza Salami, ohne Zwiebel; 1 × Pizza Salami'],
    ['salami or lasagne', undefined],
    ['2 × Pizza Salami, groß, normal', undefined],
    ['ein großer Salat', undefined],
  ])('stands on the slip, each thing with its details, or nothing: %s', (line, bestellung) => {
    expect(slip(pizzeria, line)).toEqual(bestellung ? { Bestellung: bestellung } : {})
  })

  it.each([
    [[...order, 'und bitte noch 2 Lasagne'], `${all}; 2 × Lasagne`],
    [[two, 'noch ein Tiramisu'], '2 × Lasagne; 2 × Tiramisu'],
    [[...full, 'Bestellung', 'noch ein Tiramisu dazu'], all.replace('1 ×', '2 ×')],
    [
      ['1 × Pizza Salami, groß, extra Käse', 'noch eine normale Salami ohne Zwiebel'],
      '1 × Pizza Salami, groß, extra Käse; 1 × Pizza Salami, normal, ohne Zwiebel',
    ],
    [
      ['1 × Pizza Salami, groß, extra Käse', 'auch ohne Zwiebel'],
      '1 × Pizza Salami, groß, ohne Zwiebel, extra Käse',
    ],
    [[two, 'statt dem Tiramisu eine Margherita'], '2 × Lasagne; 1 × Pizza Margherita'],
    [[two, 'das Tiramisu doch nicht'], '2 × Lasagne'],
    [[two, 'ein Salat dazu, keine Lasagne'], '1 × Tiramisu; 1 × Gemischter Salat'],
    [[two, 'eine Lasagne weniger'], '1 × Lasagne; 1 × Tiramisu'],
    [[two, 'nur eine Lasagne'], '1 × Lasagne; 1 × Tiramisu'],
    [[three, 'alle groß'], '2 × Pizza Salami, groß; 1 × Pizza Margherita, groß'],
    [
      [three, 'die Salami groß, der Rest normal'],
      '2 × Pizza Salami, groß; 1 × Pizza Margherita, normal',
    ],
    [['2 Salami', 'eine groß, eine normal'], '1 × Pizza Salami, groß; 1 × Pizza Salami, normal'],
    [
      ['1 × Pizza Diavola, extra Käse; 1 × Pizza Diavola, ohne Zwiebel', 'groß'],
      '1 × Pizza Diavola, groß, extra Käse; 1 × Pizza Diavola, ohne Zwiebel',
    ],
    [['Salami', 'groß', 'ganz normal'], '1 × Pizza Salami, groß'],
    [['Salami', 'groß', 'nein, doch normal'], '1 × Pizza Salami, normal'],
    [['Salami', 'groß, wie auf der Karte'], '1 × Pizza Salami, groß, wie auf der Karte'],
  ])('is added to, changed, or counted anew: %j', (lines, bestellung) => {
    expect(slip(pizzeria, ...lines).Bestellung).toBe(bestellung)
  })

  const both = '1 × Pizza Salami, groß, extra Käse; 1 × Pizza Margherita, groß, extra Käse'
  it.each([
    [['1 × Pizza Salami'], 'eine große Margherita'],
    [[both], 'doch die normale'],
    [['1 × Pizza Salami, groß; 1 × Lasagne'], 'die Salami doch nicht groß'],
    [[two], 'keine zwei Lasagne, nur eine'],
    [[two], 'Lasagne ohne alles'],
    [[two], 'das tiramisu nicht so süß'],
    [[...full, 'Bestellung'], 'eine Diavola ohne extra Scharfes, und das Wasser'],
  ])('keeps what it has where a line may mean one of two: %j, %s', (before, line) => {
    expect(slip(pizzeria, ...before, line)).toEqual(slip(pizzeria, ...before))
  })

  it('is asked whether a new thing comes in place of the others', () => {
    const asked = played(pizzeria, '2 × Lasagne', 'ein Tiramisu')
    expect(asked.says).toMatch(/Meinen Sie 2 × Lasagne; 1 × Tiramisu oder 1 × Tiramisu\?$/)
    expect(asked.replies).toEqual(['2 × Lasagne; 1 × Tiramisu', '1 × Tiramisu'])
    for (const reply of asked.replies)
      expect(next(pizzeria, asked, reply).record.rows.Bestellung).toBe(reply)
    // Whoever answers besides is asked again.
    expect(next(pizzeria, asked, 'ja').says).toBe(asked.says)
  })
})
