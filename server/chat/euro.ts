const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount as it is written in Austria: 1500 -> „1.500 €“, 0.1 -> „0,10 €“, with a space that does not break. */
export function euro(amount: number): string {
  return `${(Number.isInteger(amount) ? whole : cents).format(amount)}\u00a0€`
}
