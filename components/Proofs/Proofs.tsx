import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { proofs } from './Proofs.contract'

/** Statements that a visitor can check at once, in a row of bubbles. */
export function Proofs({ proofs: entries }: PropsOf<typeof proofs>) {
  return (
    <ul className="proofs">
      {entries.map(proof => (
        <li className="proof reveal" key={proof.title}>
          <b>{proof.title}</b>
          <p>
            <Text content={proof.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
