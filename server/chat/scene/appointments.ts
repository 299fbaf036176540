const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'long', timeZone: 'Europe/Vienna' })
const dayMs = 86_400_000

/**
 * Times on the coming five working days, from tomorrow on: `Donnerstag, 8:10 Uhr`. Every other one of them is free: enough to
 * tap, of each day and each time something.
 */
export function appointments(times: readonly string[], now: Date): string[] {
  return comingDays(now).flatMap((day, row) =>
    times.filter((_time, column) => (row + column) % 2 === 0).map(time => `${day}, ${time} Uhr`),
  )
}

/** In Graz, wherever the server stands. */
function comingDays(now: Date): string[] {
  return Array.from({ length: 7 }, (_, ahead) =>
    weekday.format(now.getTime() + (ahead + 1) * dayMs),
  )
    .filter(day => day !== 'Samstag' && day !== 'Sonntag')
    .slice(0, 5)
}
