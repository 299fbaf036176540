import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

export const reminders = exhibit({
  purpose: 'Nachrichten, die sich auf einem Handy stapeln.',
  content: { notices: list(plainPoint('`- **Am Vortag.** Text der Nachricht`')) },
})
