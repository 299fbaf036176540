import type { ReactElement, Ref } from 'react'
import { IslandIcon } from '../IslandIcon'
import type { Outcome } from './use-request-form'

const SEND_ERROR = 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

type FormResultProps = {
  ref: Ref<HTMLDivElement>
  outcome: Outcome
  thanks: string
  /** What to put right, after the error text; '' for nothing. */
  correction: string
}

/** The live region for what became of a request. It exists from the start, so that screen readers watch it. */
export function FormResult({ ref, outcome, thanks, correction }: FormResultProps): ReactElement {
  return (
    <div ref={ref} className={`request-form-result request-form-${outcome}`} role="status" tabIndex={-1}>
      {outcome !== 'idle' && (
        <>
          <IslandIcon name={outcome === 'success' ? 'check-circle' : 'warning-circle'} />
          <p>
            {outcome === 'success' ? thanks : SEND_ERROR}
            {correction && <br />}
            {correction}
          </p>
        </>
      )}
    </div>
  )
}
