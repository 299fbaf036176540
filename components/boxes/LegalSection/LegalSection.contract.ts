import { maybeGroups, textAndLinks } from '../../contract/parts/groups'
import { heading } from '../../contract/parts/heading'
import { prose } from '../../contract/parts/prose'
import { contract } from '../../contract/shapes'

export const legalSection = contract({
  purpose: 'Ein nummerierter Abschnitt eines Rechtstextes.',
  avoid: 'Nur in AGB, Datenschutz und Impressum.',
  language: 'law',
  content: { heading: heading(2), body: prose(), groups: maybeGroups(textAndLinks) },
})
