import { callsIn } from './emergency-calls'

/** The numbers of an answer to somebody in need, to be tapped; the one named first is the one to call. */
export function EmergencyCalls({ answer }: { answer: string }) {
  const calls = callsIn(answer)
  if (calls.length === 0) return null
  return (
    <ul className="conversation-calls">
      {calls.map(({ tel, number, name }) => (
        <li key={tel}>
          <a className="alert" href={`tel:${tel}`}>
            <span>{name}</span> <b translate="no">{number}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
