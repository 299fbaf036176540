import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'

export const contactDetails = contract({
  purpose: 'Telefon, E-Mail und Adresse aus content/site.yaml.',
  avoid: 'Die Angaben stehen auch im Fuß jeder Seite; dieses Kästchen gehört auf die Kontaktseite.',
  place: 'side',
  words: (_, { site: { phone, email, address } }) => [
    {
      lines: givenFacts([
        { label: 'Anrufen', value: phone },
        { label: 'Schreiben', value: email },
        {
          label: 'Adresse',
          value: `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
        },
      ]).map(fact => `- ${fact}`),
    },
  ],
})
