/** The middle of some figures: with an even number of them the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  return (percentile(figures, 0.5) + percentile(figures, 0.5, 'above')) / 2
}

/**
 * The figure below which a share of all lie, e.g. 0.99.
 * @throws Error when there are none
 */
export function percentile(figures: readonly number[], share: number, side: 'below' | 'above' = 'below'): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const place = share * sorted.length
  const index = side === 'below' ? Math.ceil(place) - 1 : Math.floor(place)
  const figure = sorted[Math.min(sorted.length - 1, Math.max(0, index))]
  if (figure === undefined) throw new Error('There are no figures to choose from')
  return figure
}
