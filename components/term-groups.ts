/** The lists under `terms` in content/prices.yaml. */
export const termGroups = [
  'Pakete',
  'Test',
  'Telefon',
  'Website',
  'Automatisierung',
  'RAG',
  'Beratung',
  'Training',
] as const
export type TermGroup = (typeof termGroups)[number]
