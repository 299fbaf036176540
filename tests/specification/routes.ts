const assistants = ['mathias', 'selina', 'luigi', 'sabine', 'sam', 'roberto', 'phonix']
const services = [
  'webseiten-mit-ki-assistenten',
  'technische-ki-beratung-und-softwareentwicklung-mit-ki',
  'ki-gestuetzte-prozessautomatisierung',
  'ki-avatar-produkt-videos-erstellen',
  'ki-rag-systeme',
]

/** The routes of the specification, section 2, by what they are. */
export const routes = {
  industries: ['/ki-im-autohaus', '/ki-loesungen-arztpraxis', '/ki-loesungen-gastronomie'],
  packages: ['/ki-whatsapp-hotels-airbnb', '/ki-beauty-wellnes'],
  products: [
    '/ki-feedback-loesung-whatsapp',
    '/ki-terminverwaltung-whatsapp',
    '/ki-vertriebs-assistent',
    '/ki-telefon-callcenter',
  ],
  assistants: assistants.map(name => `/assistants/${name}`),
  services: services.map(name => `/services/${name}`),
  legal: ['/agb', '/impressum', '/datenschutz'],
  others: ['/', '/kontaktinformationen', '/trial', '/training'],
}

export const allRoutes = Object.values(routes).flat()
export const contentRoutes = allRoutes.filter(route => !routes.legal.includes(route))
