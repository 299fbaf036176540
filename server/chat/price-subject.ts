import type { Offer, Price } from '../messages'

export type Group = Offer['group']
export type Unit = Price['per']
/** A name in a text, as the offers it may mean: „Basic“ is a package and a video. */
export type Name = readonly Offer[]
/** What a text speaks of. */
export type Subject = { text: string; names: readonly Name[]; groups: readonly Group[]; units: readonly Unit[] }

const groupWords: Record<Group, RegExp> = {
  package: /chatbot|nachricht|message/i,
  telephone: /telefon|anruf|(?<!\d )minute|callcenter|hotline/i,
  training: /training|workshop|(?<!\p{L})kurs|anfängerkurs|schulung|coaching|teilnehmer|(?:pro|je) (?:person|kopf)/iu,
  video: /video|(?<!\p{L})(?:film|clip)/iu,
}
const unitWords: Record<Unit, RegExp> = {
  message: /nachricht|message/i,
  minute: /minute/i,
  person: /person|teilnehmer|(?<!\p{L})kopf/iu,
  video: /video|(?<!\p{L})(?:film|clip)/iu,
  setup: /einricht|setup|einmal|(?:pro|je) leistung/i,
  start: /(?<!\p{L})start(?!et|en)|einmal|grundpreis|einstieg|einricht/iu,
}

/** Reads what a text speaks of; names in its order and in any ending or compound: „Einsteiger-Workshop“, „Pro-Paket“. */
export function createSubjectReader(offers: readonly Offer[]): (text: string) => Subject {
  const finders = offers.map(offer => ({ offer, patterns: namePatterns(offer, offers) }))
  const namesIn = (text: string): readonly Name[] => {
    const searched = text.replace(/anfänger/gi, 'einsteiger')
    const offersAt = new Map<number, Offer[]>()
    for (const { offer, patterns } of finders) {
      const found = patterns.map(pattern => [...searched.matchAll(pattern)].map(({ index }) => index))
      if (found.some(places => places.length === 0)) continue
      for (const place of found.at(-1) ?? []) offersAt.set(place, [...(offersAt.get(place) ?? []), offer])
    }
    const names = [...offersAt].sort(([one], [other]) => one - other).map(([, name]) => name)
    // „PRO mit Terminbuchung“ names a package only.
    const others = names.filter(name => name.some(({ group }) => group !== 'telephone'))
    return others.length > 0 && !groupWords.telephone.test(text) ? others : names
  }
  return text => ({
    text,
    names: namesIn(text),
    groups: keysFound(groupWords, text),
    units: keysFound(unitWords, text),
  })
}

/** All of them stand in a text that names the offer: its name, or the words that no other offer of its group has. */
function namePatterns({ group, name }: Offer, offers: readonly Offer[]): RegExp[] {
  // „Pro Nachricht“ is no name, „das Pro-Paket“ is.
  if (name === 'PRO') return [/(?<!\p{L})(?:PRO|Pro(?=[- ]Paket| (?:kost|beg|start|lieg|gibt|ist|hat|ab)))(?!\p{L})/gu]
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (group === 'package' || group === 'video') return [new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, 'giu')]
  const wordsOf = (one: Pick<Offer, 'name'>): string[] => one.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const others = offers.filter(one => one.group === group && one.name !== name).flatMap(wordsOf)
  const all = wordsOf({ name })
  const own = all.filter(word => word !== 'training' && !others.includes(word))
  const stems = (own.length > 0 ? own : all).map(word => word.slice(0, Math.max(5, word.length - 3)))
  return (own.length > 0 ? [stems.join('|')] : stems).map(stem => new RegExp(stem, 'giu'))
}

function keysFound<T extends string>(words: Record<T, RegExp>, text: string): T[] {
  return (Object.entries(words) as [T, RegExp][]).flatMap(([key, word]) => (word.test(text) ? key : []))
}

/** What of each name is of one of the groups; all where none is given. Names that mean nothing then are left out. */
export function ofGroups(names: readonly Name[], groups: readonly Group[]): readonly Name[] {
  if (groups.length === 0) return names
  return names.map(name => name.filter(({ group }) => groups.includes(group))).filter(name => name.length > 0)
}
