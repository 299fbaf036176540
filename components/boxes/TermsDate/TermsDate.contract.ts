import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'

export const termsDate = contract({
  purpose: 'Seit wann die Geschäftsbedingungen gelten, aus content/site.yaml (termsDate).',
  avoid: 'Nur am Ende der AGB.',
  words: (_, { site: { termsDate } }) => [
    { lines: givenFacts([{ label: 'Stand', value: termsDate }]) },
  ],
})
