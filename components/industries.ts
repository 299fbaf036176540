/** Values of the industry in the form of the trial, as the specification names them. */
export const industries = [
  'automotive',
  'medical',
  'gastronomy',
  'hotels',
  'beauty',
  'feedback',
] as const
export type Industry = (typeof industries)[number]
