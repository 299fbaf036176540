import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import type { Point } from '../exhibit/exhibit-contract'
import { Head } from '../Face'
import { Icon } from '../frame/Icon'
import { jobs, personaNames } from '../personas'
import { Text } from '../RichText'
import { inlineText } from '../rich-text'
import type { PropsOf } from '../shapes'
import type { callLog } from './CallLog.contract'

/** Turns that stand open; the rest of a longer call folds. */
const OPEN = 3

/** A phone call to read along. The two colours of the waveform are the two voices. */
export function CallLog({ title, caller, result, turns }: PropsOf<typeof callLog>) {
  const assistant = personaNames.find(name => turns.some(turn => turn.title === name))
  const line = (turn: Point, index: number) => (
    <li className={turn.title === assistant ? 'exhibit-in call-log-own' : 'exhibit-in'} key={index}>
      <b>{turn.title}</b>
      <span className="visually-hidden">: </span>
      <Text content={turn.text} />
    </li>
  )
  return (
    <ExhibitFrame
      name="call-log"
      title={title}
      sub={assistant ? jobs[assistant] : undefined}
      before={assistant && <Head name={assistant} size={48} lazy={false} />}
      beside={<span className="call-log-timer" aria-hidden="true" />}
    >
      <Waveform turns={turns} assistant={assistant} />
      <p className="call-log-caller">Beispielanruf: {caller}</p>
      <ol className="call-log-turns">{turns.slice(0, OPEN).map(line)}</ol>
      {turns.length > OPEN && (
        <details className="call-log-rest">
          <summary>
            Ganzes Gespräch <Icon name="caret-down" size={16} />
          </summary>
          <ol className="call-log-turns">{turns.slice(OPEN).map(line)}</ol>
        </details>
      )}
      <p className="call-log-result">
        <Icon name="check" size={20} />
        <span>
          <span className="visually-hidden">Ergebnis: </span>
          {result}
        </span>
      </p>
    </ExhibitFrame>
  )
}

/** Bars of the whole call; each turn has as many of them as its share of the words. */
const BARS = 46

/** The call as a row of bars, in the colours of its two voices. */
function Waveform({ turns, assistant }: { turns: Point[]; assistant: string | undefined }) {
  const lengths = turns.map(turn => inlineText(turn.text).length)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  return (
    <div className="call-log-wave" aria-hidden="true">
      {turns.flatMap((turn, index) =>
        Array.from(
          { length: Math.max(2, Math.round((BARS * (lengths[index] ?? 0)) / all)) },
          (_, bar) => (
            <i
              className={turn.title === assistant ? 'call-log-voice' : undefined}
              key={`${index}-${bar}`}
            />
          ),
        ),
      )}
    </div>
  )
}
