import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'

/** Where links to the facts of the firm lead. */
export const COMPANY_ID = 'unternehmen'

export const companyDetails = contract({
  purpose: 'Die Angaben zur Firma für das Impressum aus content/site.yaml.',
  avoid: 'Nur im Impressum.',
  anchor: COMPANY_ID,
  words: (_, { site: { company, address, phone, email } }) => {
    const { street, postalCode, city, country } = address
    const contact = [
      { label: 'Anschrift', value: `${street}, ${postalCode} ${city}, ${country}` },
      { label: 'Telefon', value: phone },
      { label: 'E-Mail', value: email },
    ]
    const groups = company.map(({ facts }) => facts).toSpliced(1, 0, contact)
    return [{ lines: givenFacts(groups.flat()) }]
  },
})
