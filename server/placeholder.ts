/** A fact of content/site.yaml without the brackets of a placeholder: `[office@4xdu.at]` is no address, `office@4xdu.at` is. */
export function withoutBrackets(fact: string): string {
  return fact.replace(/[[\]]/g, '')
}
