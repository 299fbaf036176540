/** Attributes of a box: short labels in straight quotes. */

/** `read` gives the value, or `undefined` when the written text does not fit. */
export type Attribute<T> = {
  says: string
  required: boolean
  /** The allowed words, where there is a list: for „Meinten Sie“ and for the handbook. */
  options?: readonly string[]
  read(written: string): T | undefined
}

export type AttributeValue<A> = A extends Attribute<infer T> ? T : never
export type AttributeValues<A> = { [K in keyof A]: AttributeValue<A[K]> }

/** Any short text. */
export function text(says: string): Attribute<string> {
  return { says, required: true, read: written => (written.trim() === '' ? undefined : written) }
}

/** One word of a list. */
export function choice<const T extends string>(says: string, options: readonly T[]): Attribute<T> {
  return { says, required: true, options, read: written => options.find(option => option === written) }
}

/** A path of this site or of a picture in content/media, with its slash. */
export function path(says: string): Attribute<string> {
  return { says, required: true, read: written => (/^\/[^\s]*$/.test(written) ? written : undefined) }
}

/** The same attribute, but it may be left out. */
export function maybe<T>(attribute: Attribute<T>): Attribute<T | undefined> {
  return { ...attribute, required: false }
}
