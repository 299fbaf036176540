import { Field } from './Field'

export function PersonFields() {
  return (
    <>
      <Field label="Name" name="name">
        {control => (
          <input {...control} type="text" autoComplete="name" autoCapitalize="words" dir="auto" />
        )}
      </Field>
      <Field label="E-Mail" name="email">
        {control => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Telefon" name="phone">
        {control => <input {...control} type="tel" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label="Unternehmen" name="company">
        {control => <input {...control} type="text" autoComplete="organization" dir="auto" />}
      </Field>
    </>
  )
}
