import type { Problem } from '../../components/shapes'
import { placeIn } from './places'

/** Where a file's bytes stop being UTF-8. `text`: the file decoded all the same, with U+FFFD in the place of such bytes. */
export function foreignLetters(text: string): Problem {
  return { kind: 'foreign-letters', data: {}, ...placeIn(text, Math.max(0, text.indexOf('\uFFFD'))) }
}
