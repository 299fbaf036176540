import { choice, maybe } from '../attributes'
import { nestedBoxes } from '../parts/box'
import { heading } from '../parts/heading'
import { actions, prose } from '../parts/prose'
import { inlineText, linesOf } from '../rich-text'
import { contract } from '../shapes'
import { cardIcons } from './card-icons'

export const card = contract({
  purpose: 'Eine Karte: Zeichen, Titel, zwei bis drei Sätze.',
  inside: ['FeatureCards'],
  attributes: {
    icon: maybe(choice('Das Zeichen auf der Karte', cardIcons)),
    look: maybe(
      choice('„scene“ zeigt die Liste als Bild über den Worten, „mirror“ in einem Spiegel', [
        'scene',
        'mirror',
      ]),
    ),
  },
  content: {
    heading: heading(3),
    body: prose('zwei bis drei Sätze oder eine Liste'),
    actions: actions(),
  },
  words: ({ heading, body, look }) => [
    {
      heading: inlineText(heading.content),
      anchor: heading.id,
      // A scene shows something made up.
      lines: linesOf(look ? body.filter(({ kind }) => kind === 'p') : body),
    },
  ],
})

/** Each look has a style sheet of its own; signs of cards are seen in none of them. */
export const cardsLooks = {
  Suche: 'search',
  Abspann: 'credits',
  Fließband: 'belt',
  Zeilen: 'pillars',
  Schein: 'voucher',
} as const

export const featureCards = contract({
  purpose: 'Zwei bis sechs gleichrangige Vorteile oder Leistungen nebeneinander.',
  avoid: 'Für eine Reihenfolge nehmen Sie <Steps>, für Preise <OfferCards>.',
  attributes: {
    look: maybe(
      choice(
        'Ohne Angabe Karten; „Suche“ zeigt zwei als Suchfeld und Antwort, „Abspann“ als Schluss eines Films, „Fließband“ als Papiere, die darauf fahren, „Zeilen“ als Wort und Bild nebeneinander, „Schein“ als Gutschein vor <PriceTerms>',
        ['Suche', 'Abspann', 'Fließband', 'Zeilen', 'Schein'],
      ),
    ),
  },
  look: ({ look, cards }) => {
    if (look) return cardsLooks[look]
    return cards.some(card => card.look === 'mirror') ? ['cards', 'mirror'] : 'cards'
  },
  content: { cards: nestedBoxes('Card', card) },
})
