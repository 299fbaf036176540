import { contract } from '../shapes'

export const companyDetails = contract({
  purpose: 'Die Angaben zur Firma für das Impressum aus content/site.yaml.',
  avoid: 'Nur im Impressum.',
  attributes: {},
  content: {},
})
