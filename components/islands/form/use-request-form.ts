import { type FocusEvent, type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FormName } from '../../../server/messages'
import { type FieldErrors, findErrors, isControl, withControl } from './field-errors'
import { forgetDraft, keepDraft, restoreDraft } from './form-draft'
import type { FormProps } from './form-props'
import { correctionOf, sendRequest } from './send-request'
import { armTraps } from './spam-traps'

/** How the last attempt ended. Never goes back to `idle` by itself. */
export type Outcome = 'idle' | 'success' | 'error'

/** `correction`: what the visitor is asked to put right, '' where nothing is known. */
type Result = { outcome: Outcome; correction: string }

/** State and handlers of a request form: restored drafts, errors in words, one sending at a time, and a result. */
export function useRequestForm(name: FormName, props: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const pressing = useRef(false)
  const firstInput = useRef<number | null>(null)
  /** What takes the focus with the next paint. */
  const [focus, setFocus] = useState<'result' | 'summary' | 'form' | null>(null)
  const [sending, setSending] = useState(false)
  /** The thanks replace the fields, until the visitor asks for the fields again. */
  const [done, setDone] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** The form was submitted with errors and not sent: a summary names them. */
  const [refused, setRefused] = useState(false)
  const [{ outcome, correction }, setResult] = useState<Result>({ outcome: 'idle', correction: '' })

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true // From here on the errors are written below their fields.
    restoreDraft(name, element)
    keepDraft(name, element)
    // React's onChange is the `input` event; this is the native one, which also comes before Enter submits.
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'url') target.value = completeAddress(target.value)
      keepDraft(name, element)
    }
    element.addEventListener('change', onChange)
    return () => element.removeEventListener('change', onChange)
  }, [name])

  useEffect(() => {
    if (focus === 'result') result.current?.focus()
    if (focus === 'summary') summary.current?.focus()
    if (focus === 'form') form.current?.querySelector('input')?.focus()
    setFocus(null)
  }, [focus])

  const onInput = ({ target }: FormEvent) => {
    firstInput.current ??= performance.now()
    if (isControl(target) && errors[target.name]) setErrors(withControl(errors, target))
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    pressing.current = target instanceof Element && target.closest('button') !== null
  }
  const onBlur = ({ target }: FocusEvent) => {
    // While a button is being pressed nothing may move, or the click would miss it. A field that was only passed by is not
    // wrong yet.
    if (!pressing.current && isControl(target) && target.value) setErrors(withControl(errors, target))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    pressing.current = false
    if (busy.current) return
    const element = event.currentTarget
    const found = findErrors(element)
    const wrong = Object.keys(found).length > 0
    setErrors(found)
    setRefused(wrong)
    if (wrong) return setFocus('summary')
    busy.current = true
    setSending(true)
    armTraps(element, firstInput.current === null ? null : performance.now() - firstInput.current)
    try {
      await sendRequest(name, element, props)
      forgetDraft(name)
      element.reset()
      firstInput.current = null
      setDone(true)
      setResult({ outcome: 'success', correction: '' })
    } catch (error) {
      console.error(`The ${name} form could not be sent; its text is kept`, error)
      setResult({ outcome: 'error', correction: correctionOf(error) })
    } finally {
      busy.current = false
      setSending(false)
      setFocus('result')
    }
  }
  const onAgain = () => {
    setDone(false)
    setFocus('form')
  }

  const refs = { form, result, summary }
  const state = { sending, done, errors, refused, outcome, correction }
  return { refs, state, handlers: { onInput, onPointerDown, onBlur, onSubmit }, onAgain }
}

/** Completes `www.firma.at` to `https://www.firma.at`: the browser's own check accepts only the full form. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/u.test(address) ? `https://${address}` : text
}
