/** What the form of the trial asks for: the values as the specification names them, with their labels for visitors. */
export const industryLabels = {
  automotive: 'Autohaus und Kfz',
  medical: 'Ordination und Praxis',
  gastronomy: 'Gastronomie',
  hotels: 'Hotel und Ferienwohnung',
  beauty: 'Beauty und Wellness',
  feedback: 'Feedback und Umfragen',
}
export type Industry = keyof typeof industryLabels
export const industries = Object.keys(industryLabels) as Industry[]
