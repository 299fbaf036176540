import type { Offer } from '../../../server/messages'

const condition = 'exkl. USt.'
const tier = (name: string, start: number, message: number, features: string[]): Offer => ({
  group: 'package',
  name,
  url: '/#pakete',
  condition,
  prices: [
    { euro: start, per: 'start' },
    { euro: message, per: 'message' },
  ],
  features,
})
const task = (name: string, minute: number, regular: number): Offer => ({
  group: 'telephone',
  name,
  url: '/ki-telefon-callcenter',
  condition,
  prices: [
    { euro: 1500, per: 'setup' },
    { euro: minute, per: 'minute' },
    { euro: regular, per: 'minute', regular: true },
  ],
})
const course = (name: string, euro: number): Offer => ({
  group: 'training',
  name,
  url: '/training',
  condition,
  prices: [{ euro, per: 'person' }],
})
const video = (name: string, prices: Offer['prices']): Offer => ({
  group: 'video',
  name,
  url: '/services/ki-avatar-produkt-videos-erstellen',
  condition,
  prices,
})

/** What can be bought, as a build would write it for Emilia. */
export const testOffers: Offer[] = [
  tier('BASIC', 500, 0.1, [
    'Personalisierter Website-Chatbot',
    'Bis zu 5 vorprogrammierte Antworten',
    'Online-Dashboard',
  ]),
  tier('PRO', 1500, 0.07, ['Alles aus BASIC', 'Anbindung an E-Mail oder WhatsApp', 'Automatische Terminbuchung']),
  tier('ENTERPRISE', 5000, 0.05, ['Alles aus PRO', 'Sprach-KI für Telefonanrufe', 'Mehrsprachiger Support']),
  task('Einfacher Kundenservice', 0.75, 1.5),
  task('Einfacher technischer Support', 0.75, 2),
  task('Verkaufsgespräche', 1, 3),
  task('Terminbuchung', 0.8, 3.5),
  task('Bestellannahme', 0.8, 1.7),
  task('Komplexer technischer Support', 1, 3),
  task('Marketinganrufe', 1.2, 3.5),
  course('Workshop für Einsteiger', 290),
  course('Training für Fortgeschrittene', 490),
  course('1:1-Coaching', 990),
  video('Basic', [{ euro: 299, per: 'video' }]),
  video('Professional', [{ euro: 499, per: 'video' }]),
  video('Enterprise', []),
]
