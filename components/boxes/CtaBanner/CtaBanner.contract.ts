import { maybeOne } from '../../contract/parts/box'
import { heading } from '../../contract/parts/heading'
import { actions, prose } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'
import { whoAnswers } from '../WhoAnswers/WhoAnswers.contract'

export const ctaBanner = contract({
  purpose: 'Das dunkle Band am Ende einer Seite mit der Einladung zum nächsten Schritt.',
  avoid: 'Nur einmal je Seite, als Letztes.',
  place: 'section',
  content: {
    heading: heading(2),
    body: prose('ein bis zwei Sätze'),
    actions: actions(),
    who: maybeOne('WhoAnswers', whoAnswers),
  },
})
