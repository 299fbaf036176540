const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

/** The day in Vienna: `2026-11-23`. */
export const viennaDay = (date: Date): string => format.format(date)
