import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormName } from '../../../shared/messages'
import { isControl, useTypedFields } from '../typed-fields'
import { type FieldErrors, findErrors } from './field-errors'
import { forgetFormDraft, HONEYPOT, keepFormDraft, restoreFormDraft } from './form-draft'
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
    // The browser takes blanks for an answer, the server does not.
    for (const control of element.elements)
      if (isControl(control) && control.value.trim() === '') control.value = ''
    const mistakes = findErrors(element)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return setNext('summary')
    setSending(true)
    armHoneypot(element, props.emailjs === null)
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

/**
 * The trap travels only to the site's own service and only when it caught a program, which the service then marks: what a
 * visitor sends holds exactly the form's own fields.
 */
function armHoneypot(form: HTMLFormElement, isOwnService: boolean): void {
  const honeypot = form.elements.namedItem(HONEYPOT)
  if (honeypot instanceof HTMLInputElement)
    honeypot.disabled = !isOwnService || honeypot.value === ''
}

/** Puts what was typed before the form woke, what is kept of it, and then what a link brings along, into the form. */
function useKeptDraft(name: FormName, form: RefObject<HTMLFormElement | null>): void {
  // Only where the form is drawn anew, on a translated page, it is not there any more.
  useTypedFields((field, value) => {
    const control = form.current?.elements.namedItem(field)
    if (isControl(control) && control.value !== value) control.value = value
  })

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true // From here on the errors are written below their fields.
    restoreFormDraft(name, element)
    keepFormDraft(name, element)
    fillFromQuery(element)
  }, [name, form])
}
