import { SUSPECT_DAYS } from '../../shared/days'
import type { ServiceFacts } from '../../shared/messages'
import { givenFacts } from '../../shared/placeholders'
import { choice } from '../attributes'
import type { LabelledFact, Site } from '../frame/types'
import { linesFor, withFacts } from '../service-words'
import { contract } from '../shapes'

export const dataPath = contract({
  purpose:
    'Welchen Weg Daten nehmen und wie lange sie bleiben, aus content/site.yaml (dataPaths) und den Einstellungen des Servers.',
  avoid: 'Nur in der Datenschutzerklärung. Zweck und Rechtsgrundlage schreiben Sie in den Text.',
  attributes: { of: choice('Wovon die Rede ist', ['Formulare', 'Chat', 'Aufruf']) },
  styles: ['fold'],
  words: ({ of }, { site, service }) => [
    { heading: site.dataPaths[of].title, lines: givenFacts(pathOf(of, service, site)) },
  ],
})

/** The path of the data of a form, a chat or a plain visit, as the service is configured: what each step is about, and what happens. */
export function pathOf(
  of: keyof Site['dataPaths'],
  service: ServiceFacts | undefined,
  site: Site,
): LabelledFact[] {
  if (!service) return []
  const { modelHost, keepDays } = service
  const facts = { ...site, modelHost, keepDays, suspectDays: SUSPECT_DAYS }
  return linesFor(site.dataPaths[of].steps, service).map(({ label, text }) => ({
    label,
    value: withFacts(text, facts),
  }))
}
