/** Our assistants: their job in two or three words, where they live, and the tint that is theirs everywhere. */

export const personaNames = [
  'Mathias',
  'Selina',
  'Luigi',
  'Sabine',
  'Sam',
  'Roberto',
  'Phonix',
  'Emilia',
] as const
export type PersonaName = (typeof personaNames)[number]

/** Those with a page of their own; Emilia is at home on all pages. */
export const teamNames = personaNames.filter(name => name !== 'Emilia')

export const jobs: Record<PersonaName, string> = {
  Mathias: 'KI-Assistent im Autohaus',
  Selina: 'KI-Assistentin der Ordination',
  Luigi: 'KI-Assistent im Restaurant',
  Sabine: 'KI-Assistentin für Termine',
  Sam: 'KI-Concierge im Hotel',
  Roberto: 'KI-Assistent im Vertrieb',
  Phonix: 'KI-Assistent am Telefon',
  Emilia: 'KI-Assistentin von 4xDU',
}

/** The value of `data-tint`, and the name of the portraits' files. */
export function tintOf(name: PersonaName): string {
  return name.toLowerCase()
}

/** The page that presents one of the team. */
export function assistantPage(name: (typeof teamNames)[number]): string {
  return `/assistants/${tintOf(name)}`
}

/** Where one writes with one of the team, on the page of that assistant (components/TryIt). */
export const TALK_ANCHOR = 'schreiben'

export function talkOf(name: (typeof teamNames)[number]): string {
  return `${assistantPage(name)}#${TALK_ANCHOR}`
}
