/** `1500` -> `1.500 €`, `0.1` -> `0,10 €`: as Austrians write it, with a space that does not break. */
export function euro(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  const [whole = '', fraction] = amount.toFixed(cents).split('.')
  return `${thousands(whole)}${fraction ? `,${fraction}` : ''}\u00a0€`
}

/** `20000` -> `20.000` */
export function thousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** `1` -> `1,00 €`: always with cents, for columns of prices. */
export function euroCents(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')}\u00a0€`
}

/** `9:30` -> `09:30`, for the `datetime` of a <time>; none where its own text says that already. */
export function timeAttribute(time: string): string | undefined {
  return time.length < 5 ? time.padStart(5, '0') : undefined
}
