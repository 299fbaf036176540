import { choice } from '../attributes'
import { contract } from '../shapes'
import { pathOf } from './path-of'

/** The heading of each way. */
export const TITLES = {
  Formulare: 'Anfragen über ein Formular',
  Chat: 'Gespräche mit Emilia',
  Aufruf: 'Aufruf einer Seite',
}

export const dataPath = contract({
  purpose: 'Welchen Weg Daten nehmen und wie lange sie bleiben, aus den Einstellungen, mit denen der Server läuft.',
  avoid: 'Nur in der Datenschutzerklärung. Zweck und Rechtsgrundlage schreiben Sie in den Text.',
  attributes: { of: choice('Wovon die Rede ist', ['Formulare', 'Chat', 'Aufruf']) },
  words: ({ of }, { site, service }) => [
    {
      heading: TITLES[of],
      lines: service ? pathOf(of, service, site).map(({ label, says, open }) => `${label}: ${says} ${open ?? ''}`) : [],
    },
  ],
})
