import { choice, maybe, text } from '../../contract/attributes'
import { maybeBox, maybeOne } from '../../contract/parts/box'
import { heading } from '../../contract/parts/heading'
import { actions, prose } from '../../contract/parts/prose'
import { inlineText, linesOf } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { personaNames } from '../../facts/personas'
import { contactDetails } from '../ContactDetails/ContactDetails.contract'
import { contactForm } from '../ContactForm/ContactForm.contract'
import { exhibits } from '../exhibits'
import { trialForm } from '../TrialForm/TrialForm.contract'

/** The forms that a page may begin with, beside the steps that follow. */
export const forms = { ContactForm: contactForm, TrialForm: trialForm }
/** What may stand beside the words. */
const heroExhibits = { ...exhibits, ...forms }

export const hero = contract({
  purpose: 'Der Anfang jeder Seite: worum es geht, für wen, und was man gleich tun kann.',
  avoid: 'Nur einmal, ganz oben. Rechtstexte beginnen einfach mit # Überschrift.',
  place: 'section',
  once: 'title',
  attributes: {
    kicker: text(
      'Worum es geht, in drei bis sechs Worten; auf der Startseite steht es über der Überschrift',
    ),
    note: maybe(
      text('Die Zeile unter den Schaltflächen, wo kein price passt: was es kostet, in einem Satz'),
    ),
    price: maybe(
      choice(
        'Welcher Preis aus content/prices.yaml unter den Schaltflächen steht: das kleinste Paket, das alles kann, was die Seite zeigt, oder das Telefon',
        ['BASIC', 'PRO', 'Telefon'],
      ),
    ),
    persona: maybe(choice('Wer über dem Beispiel steht, auf der eigenen Farbe', personaNames)),
  },
  content: {
    heading: heading(1),
    body: prose('ein bis zwei kurze Absätze, neben einem Formular dazu eine Liste mit 1. und 2.'),
    actions: actions(),
    details: maybeOne('ContactDetails', contactDetails),
    exhibit: maybeBox(heroExhibits),
  },
  words: ({ heading, body, note }) => [
    {
      heading: inlineText(heading.content),
      anchor: '',
      lines: [...linesOf(body), ...(note ? [note] : [])],
    },
  ],
  topic: ({ kicker }) => kicker,
})
