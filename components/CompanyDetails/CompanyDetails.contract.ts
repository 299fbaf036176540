import { contract } from '../shapes'

export const companyDetails = contract({
  purpose: 'Die Angaben zur Firma für das Impressum aus content/site.yaml.',
  avoid: 'Nur im Impressum.',
  words: (_, { site: { company, address, phone, email } }) => {
    const [firm, ...others] = company.map(({ label, value }) => `${label}: ${value}`)
    const { street, postalCode, city, country } = address
    const contact = [`Anschrift: ${street}, ${postalCode} ${city}, ${country}`, `Telefon: ${phone}`, `E-Mail: ${email}`]
    return [{ lines: [...(firm ? [firm] : []), ...contact, ...others] }]
  },
})
