import { givenFacts } from '../../../shared/placeholders'
import { choice } from '../../contract/attributes'
import { contract } from '../../contract/shapes'
import { factsFor } from '../../facts/service-words'

export const dataPath = contract({
  purpose:
    'Welchen Weg Daten nehmen und wie lange sie bleiben, aus content/site.yaml (dataPaths) und den Einstellungen des Servers.',
  avoid: 'Nur in der Datenschutzerklärung. Zweck und Rechtsgrundlage schreiben Sie in den Text.',
  attributes: { of: choice('Wovon die Rede ist', ['Formulare', 'Chat', 'Aufruf']) },
  words: ({ of }, data) => {
    const { title, steps } = data.site.dataPaths[of]
    return [{ heading: title, lines: givenFacts(factsFor(steps, data)) }]
  },
})
