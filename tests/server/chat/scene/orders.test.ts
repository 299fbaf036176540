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
    [
      '1 Rucola groß ohne Parmesan und a Tiramisu, 2 Mineralwasser',
      '1 × Pizza Rucola, groß, ohne Parmesan; 1 × Tiramisu; 2 × Mineralwasser',
    ],
    ['two large salami pizzas without onion, please', '2 × Pizza Salami, groß, ohne Zwiebel'],
    [
      'a Tiramisu and a large Margherita for me, please',
      '1 × Tiramisu; 1 × Pizza Margherita, groß',
    ],
    ['salami or lasagne', undefined],
    ['2 × Pizza Salami, groß, normal', undefined],
    // Of these it is not sure which gets what.
    ['2 Pizza Salami, eine groß eine normal', undefined],
    ['zwei Salami, eine ohne Zwiebel', undefined],
    ['eine Salami und eine Margherita, groß', undefined],
  ])('stands on the slip, each thing with its details, or nothing: %s', (line, bestellung) => {
    expect(slip(pizzeria, line)).toEqual(bestellung ? { Bestellung: bestellung } : {})
  })

  it.each([
    [[...order, 'und bitte noch 2 Lasagne'], `${all}; 2 × Lasagne`],
    [[two, 'noch ein Tiramisu'], '2 × Lasagne; 2 × Tiramisu'],
    [[two, 'Bestellung: 3 Tiramisu'], '3 × Tiramisu'],
    [[...full, 'Bestellung', 'zwei Lasagne'], '2 × Lasagne'],
    [[...full, 'Bestellung', 'noch ein Tiramisu dazu'], all.replace('1 ×', '2 ×')],
    [['eine Salami und noch eine Salami', 'groß'], '2 × Pizza Salami, groß'],
    [
      ['1 × Pizza Salami, groß, extra Käse', 'noch eine normale Salami ohne Zwiebel'],
      '1 × Pizza Salami, groß, extra Käse; 1 × Pizza Salami, normal, ohne Zwiebel',
    ],
    [
      ['1 × Pizza Salami, groß, extra Käse', 'auch ohne Zwiebel'],
      '1 × Pizza Salami, groß, ohne Zwiebel, extra Käse',
    ],
    [
      ['2 Margherita und ein Tiramisu', 'Margherita groß bitte'],
      '2 × Pizza Margherita, groß; 1 × Tiramisu',
    ],
    [[two, 'statt dem Tiramisu eine Margherita'], '2 × Lasagne; 1 × Pizza Margherita'],
    [[two, 'statt dem Tiramisu a Salat'], '2 × Lasagne; 1 × Gemischter Salat'],
    [[two, 'statt der einen Lasagne ein Tiramisu'], '1 × Lasagne; 2 × Tiramisu'],
    [
      [three, 'Salami groß, Margherita normal'],
      '2 × Pizza Salami, groß; 1 × Pizza Margherita, normal',
    ],
    [['2 Lasagne und ein Tiramisu', 'nur eine Lasagne'], '1 × Lasagne; 1 × Tiramisu'],
    [['2 Lasagne und ein Tiramisu', 'eine Lasagne weniger'], '1 × Lasagne; 1 × Tiramisu'],
    [['Lasagne und ein Tiramisu', '2 Lasagne statt einer'], '2 × Lasagne; 1 × Tiramisu'],
    [['Lasagne und ein Tiramisu', 'zwei Lasagne', 'ja'], '2 × Lasagne; 1 × Tiramisu'],
    [['Salami', 'groß', 'ganz normal'], '1 × Pizza Salami, groß'],
    [['2 Salami', 'eine groß, eine normal'], '1 × Pizza Salami, groß; 1 × Pizza Salami, normal'],
    [['eine Salami', 'nein, zwei Salami hab ich gesagt'], '2 × Pizza Salami'],
    [['Lasagne und Salat', 'nehmts die Lasagne weg', 'ja'], '1 × Gemischter Salat'],
    [['ein großer Salat', 'ja'], '1 × Gemischter Salat'],
    [['Pizza Salami', 'normal', 'Lasagne statt Pizza Salami'], '1 × Lasagne'],
    [[three, 'alle groß'], '2 × Pizza Salami, groß; 1 × Pizza Margherita, groß'],
    [
      [three, 'die Salami groß, der Rest normal'],
      '2 × Pizza Salami, groß; 1 × Pizza Margherita, normal',
    ],
    [
      [three, 'alle groß', 'nein, die Margherita normal'],
      '2 × Pizza Salami, groß; 1 × Pizza Margherita, normal',
    ],
    [
      ['drei Pizzen: Salami und Rucola', 'eine Salami und zwei Rucola'],
      '1 × Pizza Salami; 2 × Pizza Rucola',
    ],
    [['Salami', 'groß, wie auf der Karte'], '1 × Pizza Salami, groß, wie auf der Karte'],
  ])('is added to, changed, or counted anew: %j', (lines, bestellung) => {
    expect(slip(pizzeria, ...lines).Bestellung).toBe(bestellung)
  })

  const both = '1 × Pizza Salami, groß, extra Käse; 1 × Pizza Margherita, groß, extra Käse'
  it.each([
    [['2 × Pizza Salami'], 'eine normal'],
    [['1 × Pizza Salami'], '2 große'],
    [['1 × Pizza Salami'], 'eine große Margherita'],
    [order, 'eine groß, eine normal'],
    [order, 'eine normal'],
    [[both], 'doch die normale'],
    [['1 × Pizza Salami, groß; 1 × Lasagne'], 'die Salami doch nicht groß'],
    [[two], 'das Tiramisu doch nicht'],
    [[two], 'keine zwei Lasagne, nur eine'],
    [[two], 'ein Salat dazu, keine Lasagne'],
    [[two], 'Lasagne ohne alles'],
  ])(
    'keeps what it has where a line may mean one of two, or takes something off: %j, %s',
    (before, line) => {
      expect(slip(pizzeria, ...before, line)).toEqual(slip(pizzeria, ...before))
    },
  )

  it('is replaced by nothing that was only half read', () => {
    const line = 'eine Diavola ohne extra Scharfes, und das Wasser'
    const asked = played(pizzeria, ...full, 'Bestellung', line)
    expect(asked.says).toMatch(/^Das habe ich nur zum Teil verstanden\./)
    expect(asked.record.rows.Bestellung).toBe(all)
    expect(next(pizzeria, asked, 'bitte alles absagen').record.rows).toEqual(asked.record.rows)
  })
})
