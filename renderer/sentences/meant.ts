import { closest } from '../../components/closest'
import { tidy } from '../../components/typography'

/** „ Meinten Sie …?“ when there is something near, else nothing. */
export function meant(
  written: string,
  known: readonly string[],
  wrap: (word: string) => string = word => `„${word}“`,
): string {
  const near = closest(written, known)
  if (!near) return ''
  const isAlike = tidy(near) === tidy(written)
  return ` Meinten Sie ${wrap(near)}?${isAlike ? ' Es sieht gleich aus, enthält aber andere Zeichen: Tippen Sie es neu.' : ''}`
}
