import { type MouseEvent, useEffect, useState } from 'react'
import { broughtInterest } from '../form/form-query'

/** The package or assistant at whose button the visitor was: sent along, unless it is taken off. */
export function Interest() {
  const [interest, setInterest] = useState('')
  // Not at first: the server knows no query.
  useEffect(() => setInterest(broughtInterest()), [])
  if (!interest) return null
  const takeOff = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes, and the focus with it.
    currentTarget.form?.querySelector('select')?.focus()
    setInterest('')
  }
  return (
    <p className="field-wide cluster">
      <span>
        Ihr Interesse: <b>{interest}</b>
      </span>
      <input type="hidden" name="interest" value={interest} />
      <button className="link" type="button" onClick={takeOff}>
        Entfernen
      </button>
    </p>
  )
}
