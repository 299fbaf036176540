import type { ReactElement } from 'react'
import { Field } from './Field'

/** Name, email, phone, company: the fields that both forms begin with. */
export function PersonFields(): ReactElement {
  return (
    <>
      <Field label="Name" name="name" type="text" autoComplete="name" autoCapitalize="words" />
      <Field label="E-Mail" name="email" type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      <Field label="Telefon" name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      <Field label="Unternehmen" name="company" type="text" autoComplete="organization" />
    </>
  )
}
