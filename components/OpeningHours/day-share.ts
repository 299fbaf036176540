/** A time of day as percent of 24 hours: `09:00` -> 37.5. */
export function dayShare(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) / 1440) * 100
}
