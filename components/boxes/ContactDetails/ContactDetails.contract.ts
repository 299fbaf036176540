import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'

export const contactDetails = contract({
  purpose: 'Telefon mit Bürozeiten, E-Mail, WhatsApp und Adresse aus content/site.yaml.',
  avoid: 'Die Angaben stehen auch im Fuß jeder Seite; dieses Kästchen gehört auf die Kontaktseite.',
  place: 'side',
  words: (_, { site: { phone, hours, email, messenger, address } }) => [
    {
      lines: givenFacts([
        { label: 'Anrufen', value: phone },
        { label: 'Bürozeiten', value: `${hours.days}, ${hours.time}` },
        { label: 'Schreiben', value: email },
        { label: 'WhatsApp', value: messenger.number },
        {
          label: 'Adresse',
          value: `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
        },
      ]).map(fact => `- ${fact}`),
    },
  ],
})
