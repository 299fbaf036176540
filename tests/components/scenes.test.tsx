import { describe, expect, it } from 'vitest'
import { render } from '../support/render-box'

const workplace = `<Workplace scene="Küche">

## Am Pass

Ein Bon je Bestellung.

- **Tisch 4, 2 ×.** Lasagne
- **Tisch 4, 1 ×.** Salat, *ohne Zwiebel*
- **Tisch 9, 1 ×.** Suppe

</Workplace>`

describe('a large picture', () => {
  it('puts lines of one group together, in their order', () => {
    const groups = render(workplace).querySelectorAll('.scene-group')
    expect(groups.map(group => group.querySelector('.scene-name')?.text)).toEqual([
      'Tisch 4',
      'Tisch 9',
    ])
    expect(groups.map(group => group.querySelectorAll('.scene-line').length)).toEqual([2, 1])
  })

  it('says that it is made up, but not of the layers of this site', () => {
    expect(render(workplace).querySelector('figcaption')?.text).toBe('Beispiel')
    const layers = `<CloseUp scene="Schichten">

## Diese Seite

- **Der Text, # Titel.** Eine Datei

</CloseUp>`
    expect(render(layers).querySelector('figcaption')).toBeNull()
  })
})

describe('duties', () => {
  const item = '- **Kalender.** *Samstag, 19:00* Tische reservieren'

  it('are things with what is written on them, their words below, and made up', () => {
    const duties = render(`<Duties>\n\n${item}\n\n</Duties>`)
    expect(duties.querySelector('.duty')?.text).toBe('KalenderSamstag, 19:00')
    expect(duties.querySelector('p')?.text.trim()).toBe('Tische reservieren')
    expect(duties.querySelector('figcaption')?.text).toBe('Beispiele')
  })

  it('hang on what their author says', () => {
    const rail = render(`<Duties on="Bonleiste">\n\n${item}\n\n</Duties>`)
    expect(rail.querySelector('ul')?.classNames).toContain('duties-rail')
  })
})

it('draws a line that is a number as a bar too, and leaves the number to be read', () => {
  const survey = render(`<Outcome scene="Auswertung">

## Die Antworten

Ein Blick genügt.

- **Sterne, 5 Sterne.** 20
- **Sterne, 4 Sterne.** 5
- **Im Wortlaut, 4 Sterne.** „Gut.“

</Outcome>`)
  expect(survey.querySelectorAll('rect').map(bar => bar.getAttribute('width'))).toEqual([
    '100',
    '25',
  ])
  expect(survey.querySelectorAll('svg').every(bar => bar.getAttribute('aria-hidden'))).toBe(true)
  expect(survey.querySelector('.scene-line')?.text).toBe('5 Sterne: 20')
})

describe('a day', () => {
  it('is a strip that takes the focus where it shows things, and says what is written on them', () => {
    const strip = render(`<Day>

## Ein Tag

- **6:40 Kalender.** *Drei neue Termine* Am Bildschirm steht, was gebucht wurde.

</Day>`).querySelector('[tabindex="0"]')
    expect(strip?.getAttribute('aria-label')).toBe('Ein Tag')
    expect(strip?.querySelector('.day-thing')?.text).toBe('KalenderDrei neue Termine')
    expect(strip?.querySelector('p')?.text.trim()).toBe('Am Bildschirm steht, was gebucht wurde.')
  })

  it('is no strip without things', () => {
    const line = render('<Day>\n\n## Ein Tag\n\n- **6:50.** Ein Termin wird frei.\n\n</Day>')
    expect(line.querySelector('[tabindex]')).toBeNull()
  })
})

it('the team shows when each of them is at work, where that is said', () => {
  const team = render(`<Team>

- **9:15 Phonix, Telefon.** Hebt ab.
- **Luigi, Gastronomie.** Nimmt Bestellungen auf.

</Team>`)
  expect(team.querySelectorAll('time').map(time => time.getAttribute('datetime'))).toEqual([
    '09:15',
  ])
  expect(team.querySelectorAll('h3 a').map(link => link.getAttribute('href'))).toEqual([
    '/assistants/phonix',
    '/assistants/luigi',
  ])
})

it('a tile shows its place as a drawing that nobody has to hear', () => {
  const [drawn, plain] = render(`<Tiles>

<Tile to="/ki-im-autohaus" persona="Mathias" place="Werkstatt">

### A

</Tile>

<Tile to="/training" persona="Sam">

### B

</Tile>

</Tiles>`).querySelectorAll('li')
  expect(drawn?.querySelector('.tile-picture')?.getAttribute('aria-hidden')).toBe('true')
  expect(plain?.querySelector('.tile-picture')).toBeNull()
})

it('the shortest bar of minutes can be seen', () => {
  const bars = render(`<TimeSaved title="Eine Frage">

- **Bisher, 770 Minuten.** Bis zum Morgen
- **Jetzt, 1 Minute.** Gleich

</TimeSaved>`)
  const shortest = bars.querySelectorAll('rect')[1]
  expect(shortest?.getAttribute('width')).toBe('0.13')
  // As wide as the line around it.
  expect(shortest?.getAttribute('vector-effect')).toBe('non-scaling-stroke')
})

it('from an hour on a bar says hours', () => {
  const bars = render(`<TimeSaved title="Eine Frage">

- **Ohne, 770 Minuten.** Bis zum Morgen
- **Mit Anruf, 120 Minuten.** Bis zum Rückruf
- **Mit Assistent, 1 Minute.** Gleich

</TimeSaved>`)
  expect(bars.querySelectorAll('b').map(figure => figure.text)).toEqual([
    '12 Stunden 50 Minuten',
    '2 Stunden',
    '1 Minute',
  ])
})

it('a closing may have a button that opens Emilia, before its links', () => {
  const closing = render(`<CtaBanner ask="Emilia fragen">

## Fragen

Wir antworten.

[Kontakt](/kontaktinformationen)

</CtaBanner>`)
  const [first, second] = closing.querySelectorAll('.button')
  expect(first?.getAttribute('data-ask')).toBe('')
  expect(first?.text).toBe('Emilia fragen')
  expect(second?.getAttribute('href')).toBe('/kontaktinformationen')
})

it('bars of minutes stand on one scale', () => {
  const bars = render(`<TimeSaved title="Eine Frage">

- **Bisher, 20 Minuten.** Suchen
- **Jetzt, 1 Minute.** Fragen

</TimeSaved>`)
  expect(bars.querySelectorAll('rect').map(bar => bar.getAttribute('width'))).toEqual(['100', '5'])
  expect(bars.querySelector('.exhibit-note')?.text).toContain('Beispiel')
})
