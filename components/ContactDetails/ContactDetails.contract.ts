import { contract } from '../shapes'

export const contactDetails = contract({
  purpose: 'Telefon, E-Mail, Öffnungszeiten und Adresse aus content/site.yaml.',
  avoid: 'Die Angaben stehen auch im Fuß jeder Seite; dieses Kästchen gehört auf die Kontaktseite.',
  place: 'side',
  words: (_, { site: { phone, email, hours, address } }) => [
    {
      lines: [
        `- Anrufen: ${phone}`,
        `- Schreiben: ${email}`,
        `- Geschäftszeiten: ${hours.days}, ${hours.time}`,
        `- Vorbeikommen: ${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
      ],
    },
  ],
})
