import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormName } from '../../../server/messages'
import { completeAddress } from './complete-address'
import { correctionOf } from './correction'
import { forgetDraft, keepDraft, restoreDraft } from './form-draft'
import type { FormProps } from './form-props'
import { sendRequest } from './send-request'
import { armTraps } from './spam-traps'

/** How the last attempt ended. Never goes back to `idle` by itself. */
export type Outcome = 'idle' | 'success' | 'error'

/** `correction`: what the visitor is asked to put right, '' where nothing is known. */
type Result = { outcome: Outcome; attempt: number; correction: string }

/** State and handlers of a request form: restored drafts, one sending at a time, and a result that takes the focus. */
export function useRequestForm(name: FormName, props: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const emptySince = useRef<number | null>(null)
  const [sending, setSending] = useState(false)
  const [{ outcome, attempt, correction }, setResult] = useState<Result>({
    outcome: 'idle',
    attempt: 0,
    correction: '',
  })

  useEffect(() => {
    const element = form.current
    if (!element) return
    restoreDraft(name, element)
    keepDraft(name, element)
    emptySince.current = isEmpty(element) ? performance.now() : null
    // React's onChange is the `input` event; this is the native one, which also comes before Enter submits.
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'url') target.value = completeAddress(target.value)
      keepDraft(name, element)
    }
    element.addEventListener('change', onChange)
    return () => element.removeEventListener('change', onChange)
  }, [name])

  useEffect(() => {
    if (attempt > 0) result.current?.focus()
  }, [attempt])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const element = event.currentTarget
    busy.current = true
    setSending(true)
    armTraps(element, emptySince.current === null ? null : performance.now() - emptySince.current)
    try {
      await sendRequest(name, element, props)
      forgetDraft(name)
      element.reset()
      emptySince.current = performance.now()
      setResult(last => ({ outcome: 'success', attempt: last.attempt + 1, correction: '' }))
    } catch (error) {
      console.error(`The ${name} form could not be sent; its text is kept`, error)
      setResult(last => ({ outcome: 'error', attempt: last.attempt + 1, correction: correctionOf(error) }))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return { form, result, sending, outcome, correction, onSubmit }
}

function isEmpty(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].every(value => value === '')
}
