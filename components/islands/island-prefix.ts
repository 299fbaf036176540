/** Prefix of the ids React makes inside an island; server and browser must agree on it, and islands must differ. */
export function islandPrefix(name: string): string {
  return `${name}-`
}
