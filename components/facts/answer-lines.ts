import { isPlaceholder } from '../../shared/placeholders'
import type { LabelledFact } from './kinds'
import type { Site } from './site'

/** Those who answer, as far as the firm has said who they are. */
export function namedPeople({ people }: Pick<Site, 'people'>): Site['people'] {
  return people.filter(({ name }) => !isPlaceholder(name))
}

/** Who answers a request, how, when, and how soon once somebody has said it. */
export function answerFacts(site: Site): LabelledFact[] {
  const { address, hours } = site
  return [
    { label: 'Wer', value: `${whoOf(site) || 'Ein Mensch'} in ${address.city}` },
    { label: 'Wie', value: 'Per Telefon oder E-Mail, wie Sie mögen' },
    { label: 'Wann', value: `${hours.days}, ${hours.time}` },
    { label: 'Wie schnell', value: site.answerTime },
  ].filter(({ value }) => !isPlaceholder(value))
}

/** The same in sentences. */
export function answerLines(site: Site): string[] {
  const { address, hours } = site
  return [
    `Ihre Anfrage liest und beantwortet ${whoOf(site) || 'ein Mensch'} in ${address.city}.`,
    `Wir melden uns ${soonOf(site)} per Telefon oder E-Mail, ${hours.days}, ${hours.time}.`,
  ]
}

function whoOf(site: Site): string {
  return namedPeople(site)
    .map(({ name }) => name)
    .join(' oder ')
}

/** As the thanks after a form say it, until somebody names a time. */
function soonOf({ answerTime }: Site): string {
  return isPlaceholder(answerTime) ? 'in Kürze' : answerTime
}
