import { isPlaceholder } from '../../../shared/placeholders'
import { choice } from '../../contract/attributes'
import { contract } from '../../contract/shapes'

export const claims = contract({
  purpose: 'Werbeaussagen mit Zahl und Quelle aus content/site.yaml.',
  avoid: 'Schreiben Sie diese Zahlen nie in den Text: Ohne Quelle dürfen sie nicht stehen bleiben.',
  attributes: {
    only: choice('Nur diese eine Aussage', ['oeffnungsrate', 'no-shows', 'produktivitaet']),
  },
  claims: ({ only }) => [only],
  words: ({ only }, { site }) => [
    {
      lines: site.claims
        .filter(({ id }) => id === only)
        .map(({ figure, text, source }) =>
          isPlaceholder(source)
            ? `${figure} ${text} (Angabe von ${site.brand})`
            : `${figure} ${text} (Quelle: ${source})`,
        ),
    },
  ],
})
