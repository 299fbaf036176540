import { choice, maybe, text } from '../attributes'
import { contactForm } from '../ContactForm/ContactForm.contract'
import { exhibits } from '../exhibit/exhibits'
import { maybeBox } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { personaNames } from '../personas'
import { inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'
import { trialForm } from '../TrialForm/TrialForm.contract'
import { grounds } from './grounds'
import { looks } from './looks'

type Ground = keyof typeof grounds
type Look = keyof typeof looks

export const hero = contract({
  purpose: 'Der Anfang jeder Seite: worum es geht, für wen, und was man gleich tun kann.',
  avoid: 'Nur einmal, ganz oben. Rechtstexte beginnen einfach mit # Überschrift.',
  place: 'section',
  once: 'title',
  attributes: {
    kicker: text('Die kleine Zeile über der Überschrift'),
    note: maybe(text('Die kleine Zeile unter den Schaltflächen')),
    price: maybe(
      choice('Welcher Preis aus content/prices.yaml darunter steht', [
        'Website',
        'WhatsApp',
        'Website und WhatsApp',
        'Telefon',
      ]),
    ),
    persona: maybe(choice('Wer sich auf das Beispiel stützt, auf der eigenen Farbe', personaNames)),
    look: maybe(
      choice(
        'Wo das Beispiel steht: „Breit“ unter den Worten, „Kino“ ebenso und dunkel, „Links“ vor ihnen, „Rand“ bis zum rechten Rand, „Plakat“ unter einer Zeile über die ganze Breite, mit Kopf auch „Quer“ darunter, „Daneben“ neben der Person, „Theke“ auf dem nächsten Band, „Blatt“ vom linken Rand, „Sockel“ als dunkles Band',
        Object.keys(looks) as Look[],
      ),
    ),
    ground: maybe(
      choice(
        'Worauf alles steht: wo eine Branche arbeitet oder wovon die Seite handelt',
        Object.keys(grounds) as Ground[],
      ),
    ),
  },
  content: {
    heading: heading(1),
    body: prose('ein bis zwei kurze Absätze, neben einem Formular dazu eine Liste mit 1. und 2.'),
    actions: actions(),
    exhibit: maybeBox({ ...exhibits, ContactForm: contactForm, TrialForm: trialForm }),
  },
  words: ({ heading, body, note }) => [
    {
      heading: inlineText(heading.content),
      anchor: '',
      lines: [...linesOf(body), ...(note ? [note] : [])],
    },
  ],
  topic: ({ kicker }) => kicker,
  look: ({ persona, look, ground }) =>
    [persona && 'persona', ...(look ? looks[look].sheets : []), ground && grounds[ground]].filter(
      sheet => sheet !== undefined,
    ),
})
