/** `1500` -> `1.500 €`, `0.1` -> `0,10 €`: as Austrians write it, with a space that does not break. */
export function euro(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  const [whole = '', fraction] = amount.toFixed(cents).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${grouped}${fraction ? `,${fraction}` : ''}\u00a0€`
}

/** `1` -> `1,00 €`: always with cents, for columns of prices. */
export function euroCents(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')}\u00a0€`
}
