import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'

export const companyDetails = contract({
  purpose: 'Die Angaben zur Firma für das Impressum aus content/site.yaml.',
  avoid: 'Nur im Impressum.',
  words: (_, { site: { company, address, phone, email } }) => {
    const { street, postalCode, city, country } = address
    const contact = [
      { label: 'Anschrift', value: `${street}, ${postalCode} ${city}, ${country}` },
      { label: 'Telefon', value: phone },
      { label: 'E-Mail', value: email },
    ]
    const [firm = [], ...others] = company.map(({ facts }) => facts)
    return [{ lines: givenFacts([...firm, ...contact, ...others.flat()]) }]
  },
})
