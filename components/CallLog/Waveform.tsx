import type { Point } from '../exhibit/exhibit-contract'
import { plainText } from '../rich-text'

/** Bars of the whole call; each turn has as many of them as its share of the words. */
const BARS = 46

/** The call as a row of bars, in the colours of its two voices. */
export function Waveform({ turns, assistant }: { turns: Point[]; assistant: string | undefined }) {
  const lengths = turns.map(turn => plainText(turn.text).length)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  return (
    <div className="call-log-wave" aria-hidden="true">
      {turns.flatMap((turn, index) =>
        Array.from({ length: Math.max(2, Math.round((BARS * (lengths[index] ?? 0)) / all)) }, (_, bar) => (
          <i className={turn.title === assistant ? 'call-log-voice' : undefined} key={`${index}-${bar}`} />
        )),
      )}
    </div>
  )
}
