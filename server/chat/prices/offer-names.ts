import type { Offer } from '../../messages'

/** Where a text names offers: „Basic“ may be a package or a video. */
export type Name = { from: number; offers: readonly Offer[] }

/** Finds the offers a text names, in any ending or compound: „Einsteiger-Workshop“, „Pro-Paket“. */
export function createNames(offers: readonly Offer[]): (text: string) => Name[] {
  const finders = offers.map(offer => ({ offer, words: namePatterns(offer, offers) }))
  return text => {
    const said = text.replace(/anfänger/gi, 'einsteiger')
    const places = new Map<number, Offer[]>()
    for (const { offer, words } of finders) {
      const found = words.map(word => [...said.matchAll(word)].map(({ index }) => index))
      if (found.some(list => list.length === 0)) continue
      for (const from of found.at(-1) ?? []) places.set(from, [...(places.get(from) ?? []), offer])
    }
    const names = [...places].sort(([one], [other]) => one - other).map(([from, named]) => ({ from, offers: named }))
    // „PRO mit Terminbuchung“ names a package only.
    const others = names.filter(name => name.offers.some(({ group }) => group !== 'telephone'))
    return others.length > 0 && !/telefon|anruf|(?<!\d )minute|callcenter/i.test(text) ? others : names
  }
}

/** All of them stand in a text that names the offer: its name, or the words that no other offer of its group has. */
function namePatterns({ group, name }: Offer, offers: readonly Offer[]): RegExp[] {
  // „Pro Nachricht“ is no name, „das Pro-Paket“ is.
  if (name === 'PRO') return [/(?<!\p{L})(?:PRO|Pro(?=[- ]Paket| (?:kost|beg|start|lieg|gibt|ist|hat|ab)))(?!\p{L})/gu]
  if (group === 'package' || group === 'video') return [new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'giu')]
  const wordsOf = (one: Offer): string[] => one.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const others = offers.filter(one => one.group === group && one.name !== name).flatMap(wordsOf)
  const all = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const own = all.filter(word => word !== 'training' && !others.includes(word))
  const stems = (own.length > 0 ? own : all).map(word => word.slice(0, Math.max(5, word.length - 3)))
  return (own.length > 0 ? [stems.join('|')] : stems).map(stem => new RegExp(stem, 'giu'))
}
