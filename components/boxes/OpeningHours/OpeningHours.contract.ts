import { contract } from '../../contract/shapes'

export const openingHours = contract({
  purpose:
    'Die Öffnungszeiten aus content/site.yaml, daneben die Stunden, in denen Emilia antwortet.',
  avoid: 'Zeiten eines Kunden, etwa im Beispiel, schreiben Sie als Text.',
  place: 'side',
  words: (_, { site: { hours } }) => [
    { lines: [`Büro: ${hours.days}, ${hours.time}`, 'Emilia, KI-Assistentin: jeden Tag, 24/7'] },
  ],
})
