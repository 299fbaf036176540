import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { steps as contract } from './Steps.contract'

/** A sequence of steps, numbered by CSS. */
export function Steps({ steps }: PropsOf<typeof contract>) {
  return (
    <ol className="steps">
      {steps.map(step => (
        <li className="step reveal" key={step.title}>
          <h3>{step.title}</h3>
          <p>
            <Text content={step.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
