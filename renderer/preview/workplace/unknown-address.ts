import { meant } from '../../sentences/meant'

/** The sentence for an address that is none of this site; `known` are those that are. */
export function unknownAddress(address: string, known: readonly string[]): string {
  return `Die Adresse ${address} gibt es nicht.${meant(address, known, near => near) || ' Wählen Sie eine aus der Liste.'}`
}
