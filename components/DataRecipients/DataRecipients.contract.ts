import type { ServiceFacts } from '../../shared/messages'
import { givenFacts } from '../../shared/placeholders'
import type { LabelledFact, Site } from '../frame/types'
import { linesFor, withFacts } from '../service-words'
import { contract } from '../shapes'

export const dataRecipients = contract({
  purpose:
    'Wer Daten von Besuchern erhält: Hosting, Sprachmodell, Formularversand, aus content/site.yaml (dataRecipients) und den Einstellungen des Servers.',
  avoid: 'Nur in der Datenschutzerklärung.',
  words: (_, { site, service }) => [{ lines: givenFacts(recipientsOf(site, service)) }],
})

/** The recipients of visitors' data by what they do, without those that the service does not use. */
export function recipientsOf(site: Site, service: ServiceFacts | undefined): LabelledFact[] {
  const facts = { ...site, ...(service && { modelHost: service.modelHost }) }
  return linesFor(site.dataRecipients, service).map(({ label, text }) => ({
    label: withFacts(label, facts),
    value: withFacts(text, facts),
  }))
}
