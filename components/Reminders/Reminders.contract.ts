import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const reminders = contract({
  purpose: 'Nachrichten, die sich auf einem Handy stapeln.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { notices: list(plainPoint('`- **Am Vortag.** Text der Nachricht`')) },
})
