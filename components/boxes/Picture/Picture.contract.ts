import { choice } from '../../contract/attributes'
import { heading } from '../../contract/parts/heading'
import { prose } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'
import { places } from '../../facts/places'

export const picture = contract({
  purpose: 'Ein gezeichneter Ort quer über die Seite, darunter in einer Zeile, für wen sie ist.',
  avoid: 'Höchstens eines je Seite. Für Orte, die auf andere Seiten führen, nehmen Sie <Tiles>.',
  place: 'section',
  styles: ['ui/Place'],
  attributes: {
    of: choice('Welcher Ort', places),
  },
  content: { heading: heading(2), body: prose('ein Satz, was dort zu tun ist') },
})
