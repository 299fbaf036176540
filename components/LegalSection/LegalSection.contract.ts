import { maybeGroups, textAndLinks } from '../parts/groups'
import { heading } from '../parts/heading'
import { prose } from '../parts/prose'
import { contract } from '../shapes'

export const legalSection = contract({
  purpose: 'Ein nummerierter Abschnitt eines Rechtstextes.',
  avoid: 'Nur in AGB, Datenschutz und Impressum.',
  language: 'law',
  styles: ['fold'],
  content: { heading: heading(2), body: prose(), groups: maybeGroups(textAndLinks) },
})
