import type { Offer, PriceWords } from '../../shared/messages'

/** Finds any of these words, each from its beginning on, one with `…` before it also within a longer word. */
export function wordPattern(words: readonly string[]): RegExp {
  const parts = words.map(word => {
    const escaped = literal(word)
    return escaped.startsWith('…') ? escaped.slice(1) : String.raw`(?<![\p{L}\d])${escaped}`
  })
  // No word at all finds nothing.
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)', 'giu')
}

/** Reads which offers a text names: „Einsteiger-Workshop“, „Pro-Paket“. */
export function createNameReader(offers: readonly Offer[], groups: PriceWords['groups']) {
  const groupPatterns = Object.entries(groups).map(([group, words]) => ({
    group,
    pattern: wordPattern(words),
  }))
  const names = offers.map(offer => ({ offer, pattern: namePattern(offer, offers) }))
  const groupsIn = (text: string) =>
    groupPatterns.filter(({ pattern }) => text.search(pattern) >= 0).map(({ group }) => group)

  /** The names in a text in its order, each with the offers it may mean: „Basic“ is a package and a video. */
  const namesIn = (text: string): Offer[][] => {
    const groups = groupsIn(text)
    const named = names
      .map(({ offer, pattern }) => ({ offer, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    const ofGroups = named.filter(({ offer }) => groups.includes(offer.group))
    const meant = ofGroups.length > 0 ? ofGroups : named
    return [...new Set(meant.map(({ at }) => at))].map(place =>
      meant.filter(({ at }) => at === place).map(({ offer }) => offer),
    )
  }
  return {
    namesIn,
    /** The offers named, else all of the groups that the text speaks of. */
    offersIn(text: string): Offer[] {
      const named = namesIn(text).flat()
      const groups = groupsIn(text)
      return named.length > 0 ? named : offers.filter(({ group }) => groups.includes(group))
    },
  }
}

/** What names an offer: a package or video its name, others a word that none of their group shares. */
function namePattern({ group, name }: Offer, offers: readonly Offer[]): RegExp {
  const whole = literal(name)
  // „Enterprise kostet …“ means ENTERPRISE, but „Pro Nachricht“ does not mean PRO, only „Pro-Paket“ does.
  const titled = name.charAt(0) + literal(name.slice(1).toLowerCase())
  const other = name.length > 3 ? titled : `${titled}(?=[- ]Paket)`
  if (group === 'package' || group === 'video')
    return new RegExp(String.raw`(?<!\p{L})(?:${whole}|${other})(?!\p{L})`, 'u')
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const others = offers.filter(one => one.group === group && one.name !== name)
  const shared = [group, ...others.flatMap(one => wordsOf(one.name))]
  const own = wordsOf(name).filter(word => !shared.includes(word))
  // Without its ending, which changes: „Verkaufsgespräch“.
  const stems = own.map(word => word.slice(0, Math.max(5, word.length - 3)))
  return new RegExp(stems.length > 0 ? stems.join('|') : whole, 'iu')
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
