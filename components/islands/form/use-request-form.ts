import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FormName } from '../../../shared/messages'
import { isControl, useTypedFields } from '../typed-fields'
import { type FieldErrors, findErrors, withControl } from './field-errors'
import { forgetFormDraft, keepFormDraft, restoreFormDraft } from './form-draft'
import type { FormProps } from './form-props'
import { correctionOf, sendRequest } from './send-request'
import { armTrap } from './spam-traps'

/** How the last attempt ended. Never goes back to `idle` by itself. */
export type SendOutcome = 'idle' | 'success' | 'error'

/** `correction`: what the visitor is asked to put right, '' where nothing is known. */
type Result = { outcome: SendOutcome; correction: string }

type FormRefs = {
  form: RefObject<HTMLFormElement | null>
  result: RefObject<HTMLDivElement | null>
  summary: RefObject<HTMLDivElement | null>
}

/** State and handlers of a request form: restored drafts, errors in words, one sending at a time, and a result. */
export function useRequestForm(name: FormName, props: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const firstInput = useRef<number | null>(null)
  const focusNext = useFocusNext({ form, result, summary })
  const [sending, setSending] = useState(false)
  /** The thanks replace the fields, until the visitor asks for the fields again. */
  const [done, setDone] = useState(false)
  const { errors, setErrors, isPressing, onPointerDown, onBlur } = useFieldErrors()
  /** The form was submitted with errors and not sent: a summary names them. */
  const [refused, setRefused] = useState(false)
  const [{ outcome, correction }, setResult] = useState<Result>({ outcome: 'idle', correction: '' })
  useKeptDraft(name, form)

  const onInput = ({ target }: FormEvent) => {
    firstInput.current ??= performance.now()
    if (isControl(target) && errors[target.name]) setErrors(withControl(errors, target))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    isPressing.current = false
    if (isBusy.current) return
    const element = event.currentTarget
    completeAddresses(element)
    const mistakes = findErrors(element)
    const isWrong = Object.keys(mistakes).length > 0
    setErrors(mistakes)
    setRefused(isWrong)
    if (isWrong) return focusNext('summary')
    isBusy.current = true
    setSending(true)
    const fillMs = firstInput.current === null ? null : performance.now() - firstInput.current
    armTrap(element, fillMs, props.emailjs === null)
    try {
      await sendRequest(name, element, props)
      forgetFormDraft(name)
      element.reset()
      firstInput.current = null
      setDone(true)
      setResult({ outcome: 'success', correction: '' })
    } catch (error) {
      console.error(`The ${name} form could not be sent; its text is kept`, error)
      setResult({ outcome: 'error', correction: correctionOf(error) })
    } finally {
      isBusy.current = false
      setSending(false)
      focusNext('result')
    }
  }
  const onAgain = () => {
    setDone(false)
    focusNext('form')
  }
  return {
    refs: { form, result, summary },
    state: { sending, done, errors, refused, outcome, correction },
    handlers: { onInput, onPointerDown, onBlur, onSubmit },
    onAgain,
  }
}

/** Puts what was typed before the form woke, and what is kept of it, into the form; keeps what is typed from here on. */
function useKeptDraft(name: FormName, form: RefObject<HTMLFormElement | null>): void {
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
    // React's onChange is the `input` event; this is the native one, which also comes before Enter submits.
    const onChange = () => keepFormDraft(name, element)
    element.addEventListener('change', onChange)
    return () => element.removeEventListener('change', onChange)
  }, [name, form])
}

/** The errors below the fields; a field is looked at when it is left. */
function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const isPressing = useRef(false)
  const onPointerDown = ({ target }: PointerEvent) => {
    isPressing.current = target instanceof Element && target.closest('button') !== null
  }
  const onBlur = ({ target }: FocusEvent) => {
    // While a button is being pressed nothing may move, or the click would miss it. A field that was only passed by is not
    // wrong yet.
    if (!isPressing.current && isControl(target) && target.value)
      setErrors(withControl(errors, target))
  }
  return { errors, setErrors, isPressing, onPointerDown, onBlur }
}

/** @returns says what takes the focus with the next paint */
function useFocusNext({ form, result, summary }: FormRefs) {
  const [next, setNext] = useState<keyof FormRefs | null>(null)

  useEffect(() => {
    if (next === 'result') {
      // A form that gave way to the thanks may now begin above the window.
      form.current?.scrollIntoView({ block: 'nearest' })
      result.current?.focus()
    }
    if (next === 'summary') showFromTop(form.current, summary.current)
    if (next === 'form') form.current?.querySelector('input')?.focus()
    setNext(null)
  }, [next, form, result, summary])
  return setNext
}

/** The messages make the form longer: where they push the button that sends out of sight, the form begins at the top. */
function showFromTop(form: HTMLFormElement | null, summary: HTMLElement | null): void {
  const button = form?.querySelector('[type=submit]')
  const isInSight = !button || button.getBoundingClientRect().bottom <= innerHeight
  if (!isInSight) form?.scrollIntoView()
  summary?.focus({ preventScroll: !isInSight })
}

function completeAddresses(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=url]'))
    field.value = completeAddress(field.value)
}

/** Completes `www.firma.at` to `https://www.firma.at`, an address to click on. What is no address stays as it is. */
export function completeAddress(text: string): string {
  const address = text.trim()
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/u.test(address)
    ? `https://${address}`
    : text
}
