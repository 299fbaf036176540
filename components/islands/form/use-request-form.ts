import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cleanField } from '../../../shared/clean-field'
import type { FormName } from '../../../shared/forms'
import { type Control, isControl } from '../typed-fields'
import { type FieldErrors, findErrors } from './field-errors'
import { forgetFormDraft, keepFormDraft, restoreFormDraft } from './form-draft'
import type { FormProps } from './form-props'
import { fillFromQuery } from './form-query'
import { correctionOf, sendRequest } from './send-request'

/** How the last attempt ended. Never goes back to `idle` by itself. */
export type SendOutcome = 'idle' | 'success' | 'error'

/** `correction`: what the visitor is asked to put right, '' where nothing is known. */
type Result = { outcome: SendOutcome; correction: string }

/** State and handlers of a request form: restored drafts, errors in words, one sending at a time, and a result. */
export function useRequestForm(name: FormName, props: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [sending, setSending] = useState(false)
  /** The thanks replace the fields, until the visitor asks for the fields again. */
  const [done, setDone] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [{ outcome, correction }, setResult] = useState<Result>({ outcome: 'idle', correction: '' })
  /** What takes the focus with the next paint. */
  const [next, setNext] = useState<'result' | 'summary' | 'fields' | null>(null)
  useKeptDraft(name, form)

  useEffect(() => {
    // From its top the form shows the summary, and the button below, where it fits the window.
    if (next === 'summary') form.current?.scrollIntoView()
    if (next === 'summary') summary.current?.focus({ preventScroll: true })
    // A form that gave way to the thanks may now begin above the window.
    if (next === 'result') form.current?.scrollIntoView({ block: 'nearest' })
    if (next === 'result') result.current?.focus()
    if (next === 'fields') form.current?.querySelector('input')?.focus()
    setNext(null)
  }, [next])

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepFormDraft(name, currentTarget)
    setErrors(findErrors(currentTarget, Object.keys(errors)))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const element = event.currentTarget
    for (const control of element.elements) if (isControl(control)) clean(control)
    const mistakes = findErrors(element)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return setNext('summary')
    setSending(true)
    try {
      await sendRequest(name, element, props)
      forgetFormDraft(name)
      element.reset()
      setDone(true)
      setResult({ outcome: 'success', correction: '' })
    } catch (error) {
      console.error(`The ${name} form could not be sent; its text is kept`, error)
      setResult({ outcome: 'error', correction: correctionOf(error) })
    } finally {
      setSending(false)
      setNext('result')
    }
  }
  const onAgain = () => {
    setDone(false)
    setNext('fields')
  }
  return {
    refs: { form, result, summary },
    state: { sending, done, errors, outcome, correction },
    handlers: { onInput, onSubmit },
    onAgain,
  }
}

/** What the server would do before it checks: what the browser finds wrong then is what the visitor sees. */
function clean(control: Control): void {
  const value = cleanField(control.type, control.value)
  if (value !== control.value) control.value = value
}

/** Puts what is kept of it, and then what a link brings along, into the form; what was typed before it woke is there. */
function useKeptDraft(name: FormName, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true // From here on the errors are written below their fields.
    restoreFormDraft(name, element)
    keepFormDraft(name, element)
    fillFromQuery(element)
  }, [name, form])
}
