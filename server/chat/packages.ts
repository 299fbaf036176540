import type { Knowledge } from '../messages'
import { chooses } from './choice'
import { euro } from './euro'
import { link } from './links'
import type { PassageIndex } from './passages'
import { sellsItsOwn } from './price-passages'
import { byPrice, isFeature } from './tier-features'
import { condition, isAboutTiers, pricePage, tiersNamed } from './tiers'
import { contentWords, fold } from './words'

type Tier = Knowledge['tiers'][number]
type PackageDeps = Pick<Knowledge, 'tiers' | 'passages'> & {
  index: Pick<PassageIndex, 'expand' | 'knows'>
  here?: string | undefined
}

const compares = /unterschied|unterscheid|vergleich|verglichen|\bvs\b|versus|\boder\b|\bbeser\b|\bwelches\b|\bund\b/
const contains =
  /\b(dabei|enthalten|beinhaltet|inkludiert|inklusive|drin\w*|umfas\w*|bekom\w*|leistung\w*|gehort|bietet|ales|funktion\w*|reicht|genugt)\b/
// Words of questions about packages that name none of their parts, folded.
const around =
  /^(unterschied\w*|unterscheid\w*|vergleich\w*|verglichen|vs|versus|dabei|enthalten|beinhaltet|inkludiert|inklusive|drin\w*|umfas\w*|bekom\w*|leistung\w*|gehort|bietet|angeboten|funktion\w*|funktioniert|unterstutz\w*|sprech\w*|spricht|versteh\w*|beherscht|pas\w*|zwischen|paket\w*|support\w*|redet|antwort\w*|kan|fehlt|fehlen|reicht|genugt)$/

/**
 * What is in which package, from the data: two side by side, all of one, or from which one on there is what the
 * question names. Undefined when the question names something that no package lists.
 */
export function packageAnswer(question: string, { tiers, passages, index, here }: PackageDeps): string | undefined {
  const folded = fold(question)
  const sorted = byPrice(tiers)
  // „Was ist in den 500 Euro dabei?“
  const priced = sorted.filter(({ from }) => new RegExp(`\\b${from}( euro|\\W*€)`).test(folded.replaceAll('.', '')))
  const named = [...new Set([...tiersNamed(folded, sorted), ...priced])]
  // Smaller packages hold what other pages say more about.
  const asksForPackage = named.length > 0 || /\b(paket|tarif|enthalten|inkludiert|ab wan)/.test(folded)
  const isBeside = (word: string) => around.test(word) || (asksForPackage && /^(kost|preis)/.test(word))
  const rest = contentWords(question).filter(word => !isBeside(fold(word)) && !isAboutTiers(word))
  const overview = link('Preise im Überblick', pricePage(passages, sorted[0]?.name ?? ''))
  const priceOf = ({ from, perMessage }: Tier) => `ab ${euro(from)}, dazu ${euro(perMessage)} pro Nachricht`
  const end = `Alle Preise ${condition}. ${overview}.`
  const full = (tier: Tier) => `**${tier.name}**, ${priceOf(tier)}:\n${tier.features.map(one => `- ${one}`).join('\n')}`

  // „Wie viele Antworten hat BASIC?“
  const [only] = named
  const counted = only && named.length === 1 && /\bwie ?viele?\b/.test(folded) && countedFeature(only, question)
  if (counted) return `**${counted}**: Das gehört zum Paket **${only.name}** (${priceOf(only)}). ${end}`
  if (rest.length === 0) {
    const sideBySide = named.length > 1 ? named : /unterschied|unterscheid|vergleich/.test(folded) ? sorted : []
    if (sideBySide.length > 1 && compares.test(folded)) return `${sideBySide.map(full).join('\n\n')}\n\n${end}`
    const [one] = named
    return one && named.length === 1 && contains.test(folded) ? `${full(one)}\n\n${end}` : undefined
  }
  const found = sorted.flatMap(tier => tier.features.map(feature => ({ tier, feature })))
  const meant = found.find(({ feature }) => rest.every(word => isFeature(feature, `${word} ${index.expand(word)}`)))
  // „PRO oder ENTERPRISE für einen Tischler?“
  if (!meant && named.length > 1 && chooses.test(folded)) return `${named.map(full).join('\n\n')}\n\n${end}`
  // „Wie funktioniert der Sprachassistent?“ wants more than the name of a package.
  if (!asksForPackage && here !== undefined && sellsItsOwn(here, passages)) return undefined
  if (!asksForPackage && /^\W*(wie|was|wo|warum|wer)\b/.test(folded)) return undefined
  if (!meant || (meant.tier !== sorted.at(-1) && !asksForPackage)) return undefined
  const { tier, feature } = meant
  const from = tier === sorted.at(-1) ? 'gehört zum Paket' : 'gibt es ab dem Paket'
  return `**${feature}** ${from} **${tier.name}** (${priceOf(tier)}). ${end}`
}

/** What a package has a number of, of the things that the question names. */
function countedFeature({ features }: Tier, question: string): string | undefined {
  const asked = contentWords(question)
  return features.find(one => /\d/.test(one) && asked.some(word => isFeature(one, word)))
}
