import { closest } from '../data/closest'

/** Sentences by kind of problem; a problem's data fills them. */
export type Sentences = Record<string, (data: Record<string, string>) => string>

/** „ Meinten Sie …?“ when there is something near, else nothing. */
export function meant(written: string, known = '', wrap: (word: string) => string = word => `„${word}“`): string {
  const near = closest(written, known.split(',').filter(Boolean))
  return near ? ` Meinten Sie ${wrap(near)}?` : ''
}
