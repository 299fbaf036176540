import type { Link, Navigation, Site } from '../../../components/frame/types'

const industries: Link[] = [
  { label: 'Autohaus', path: '/ki-im-autohaus' },
  { label: 'Arzt- und Zahnpraxis', path: '/ki-loesungen-arztpraxis' },
  { label: 'Gastronomie', path: '/ki-loesungen-gastronomie' },
  { label: 'Hotels und Ferienwohnungen', path: '/ki-whatsapp-hotels-airbnb' },
  { label: 'Beauty und Wellness', path: '/ki-beauty-wellnes' },
]

/** A firm and its menus for the frame's tests: the shapes of content/, words of their own. */
export const navigation: Navigation = {
  header: {
    industries: {
      label: 'Branchenlösungen',
      links: industries,
    },
    products: {
      label: 'Produkte',
      links: (['Mathias', 'Selina', 'Luigi', 'Sam', 'Sabine', 'Roberto'] as const).map(persona => ({
        label: persona,
        path: `/assistants/${persona.toLowerCase()}`,
        persona,
      })),
    },
    services: {
      label: 'IT-Dienstleistungen',
      links: [
        { label: 'Webseiten mit KI-Assistent', path: '/services/webseiten-mit-ki-assistenten' },
        { label: 'Softwareentwicklung und technische Beratung', path: '/services/technische-ki-beratung' },
        { label: 'Prozessautomatisierung', path: '/services/ki-gestuetzte-prozessautomatisierung' },
        { label: 'Produktvideos mit KI', path: '/services/ki-avatar-produkt-videos-erstellen' },
        { label: 'RAG-Wissenssysteme', path: '/services/ki-rag-systeme' },
        { label: 'KI-Training', path: '/training' },
      ],
    },
    contact: { label: 'Kontakt', path: '/kontaktinformationen' },
    demo: { label: 'Demo anfordern', path: '/trial' },
    prices: { label: 'Preise', path: '/#preise' },
    more: [{ label: 'Telefon', path: '/ki-telefon-callcenter' }],
  },
  footer: {
    columns: [
      {
        label: 'Branchen',
        links: industries,
      },
      {
        label: 'Assistenten',
        links: [
          { label: 'Telefonassistent Phonix', path: '/assistants/phonix' },
          { label: 'Telefon und Callcenter', path: '/ki-telefon-callcenter' },
          { label: 'Terminverwaltung', path: '/ki-terminverwaltung-whatsapp' },
          { label: 'Feedback und Umfragen', path: '/ki-feedback-loesung-whatsapp' },
          { label: 'Vertrieb', path: '/ki-vertriebs-assistent' },
        ],
      },
      {
        label: 'Dienstleistungen',
        links: [
          { label: 'Webseiten mit KI-Assistent', path: '/services/webseiten-mit-ki-assistenten' },
          { label: 'Softwareentwicklung', path: '/services/technische-ki-beratung' },
          { label: 'Prozessautomatisierung', path: '/services/ki-gestuetzte-prozessautomatisierung' },
          { label: 'Produktvideos', path: '/services/ki-avatar-produkt-videos-erstellen' },
          { label: 'RAG-Wissenssysteme', path: '/services/ki-rag-systeme' },
          { label: 'KI-Training', path: '/training' },
        ],
      },
      {
        label: 'Loslegen',
        links: [
          { label: '14 Tage kostenlos testen', path: '/trial' },
          { label: 'Kontakt', path: '/kontaktinformationen' },
        ],
      },
    ],
    legal: [
      { label: 'AGB', path: '/agb' },
      { label: 'Datenschutz', path: '/datenschutz' },
      { label: 'Impressum', path: '/impressum' },
    ],
  },
}

export const site: Site = {
  brand: '4xDU',
  claim: 'KI-Assistenten aus Graz',
  url: '[https://www.4xdu.example]',
  email: '[office@4xdu.example]',
  phone: '[+43 316 000000]',
  address: { street: '[Straße 1]', postalCode: '[8010]', city: 'Graz', country: 'Österreich' },
  hours: { days: 'Montag bis Freitag', time: '9:00-17:00 Uhr', opens: '09:00', closes: '17:00' },
  blurb:
    'Wir bauen KI-Assistenten, die Anfragen beantworten, Termine buchen und Anrufe annehmen. Für Betriebe in Österreich, Deutschland und der Schweiz.',
  copyrightYear: 2024,
  social: [
    { label: 'YouTube', url: '[https://www.youtube.com/@4xdu-example]', icon: 'youtube-logo' },
    { label: 'LinkedIn', url: '[https://www.linkedin.com/company/4xdu-example]', icon: 'linkedin-logo' },
    { label: 'Instagram', url: '[https://www.instagram.com/4xdu-example]', icon: 'instagram-logo' },
  ],
  messenger: { number: '[+43 660 0000000]', text: 'Hallo' },
  claims: [],
  contactPerson: '[Ansprechperson]',
  company: [],
  hosting: '[Hosting]',
  aiProvider: '[Anbieter]',
  aiProviderKeeps: '[Dauer]',
}
