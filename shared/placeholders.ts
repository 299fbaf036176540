// A fact of the firm that nobody gave us yet stands in square brackets: `[+43 316 000000]`.

export function isPlaceholder(value: string): boolean {
  return /^\[.+\]$/.test(value)
}

/** Facts as lines, `Telefon: +43 …`, without those that nobody has given yet: Emilia must not know them. */
export function givenFacts(facts: readonly { label: string; value: string }[]): string[] {
  return facts
    .filter(({ value }) => !/\[[^\]]+\]/.test(value))
    .map(({ label, value }) => `${label}: ${value}`)
}

/** How many facts of some data are still placeholders, however deep. */
export function countPlaceholders(data: unknown): number {
  if (typeof data === 'string') return isPlaceholder(data) ? 1 : 0
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce((sum: number, value) => sum + countPlaceholders(value), 0)
}

type FirmFacts = {
  email: string
  phone: string
  address: Readonly<Record<string, string>>
  messenger: { number: string }
  company: readonly { facts: readonly { label: string; value: string }[] }[]
}

/** The facts that no visitor of a public site may miss and nobody has given yet: contact, messenger, Impressum. */
export function missingFacts({ email, phone, address, messenger, company }: FirmFacts): string[] {
  const facts = { 'e-mail': email, phone, address, messenger: messenger.number, Impressum: company }
  return Object.entries(facts).flatMap(([name, value]) => {
    const count = countPlaceholders(value)
    if (count === 0) return []
    return name === 'Impressum' ? `${count} lines of the Impressum` : name
  })
}

/** The value without its brackets, for addresses: `[office@4xdu.example]` -> `office@4xdu.example`. */
export function withoutBrackets(value: string): string {
  return isPlaceholder(value) ? value.slice(1, -1) : value
}

/** Whether each bracket of a text has its other half. */
export function isPaired(text: string): boolean {
  const outer = text.replace(/\[[^[\]]*\]/g, '')
  return outer === text ? !/[[\]]/.test(text) : isPaired(outer)
}
