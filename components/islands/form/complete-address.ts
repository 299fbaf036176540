/** Completes `www.firma.at` to `https://www.firma.at`: the browser's own check accepts only the full form. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/u.test(address) ? `https://${address}` : text
}
