/** Attributes of a box: short labels in straight quotes. */
import { readDigits, withEuros } from '../../shared/money'
import type { WorkedExample } from '../facts/tiers'
import { slug } from './slug'

/** `read` gives the value, or `undefined` when the written text does not fit. */
export type Attribute<T> = {
  says: string
  required: boolean
  /** The allowed words, where there is a list: for „Meinten Sie“ and for the handbook. */
  options?: readonly string[]
  read(written: string): T | undefined
  /** What was meant by a text that does not fit, where that is clear. */
  meant?(written: string): string | undefined
}

export type AttributeValues<A> = { [K in keyof A]: A[K] extends Attribute<infer T> ? T : never }

/** Any short text; amounts in it read `290 €`. */
export function text(says: string): Attribute<string> {
  const read = (written: string) =>
    written.trim() === '' || withEuros(written) !== written ? undefined : written
  return { says, required: true, read, meant: withEuros }
}

/** `990 €`, `ab 1.500 €` or words: a figure alone is no price. */
export function price(says: string): Attribute<string> {
  const { read } = text(says)
  const isBare = (written: string) => /\d/.test(written) && !written.includes('€')
  const meant = (written: string) =>
    /^\d[\d.,]*$/.test(written) ? withEuros(`${written} €`) : withEuros(written)
  return {
    says,
    required: true,
    read: written => (isBare(written) ? undefined : read(written)),
    meant,
  }
}

export function choice<const T extends string>(says: string, options: readonly T[]): Attribute<T> {
  return {
    says,
    required: true,
    options,
    read: written => options.find(option => option === written),
  }
}

/** `Salon, 400 Nachrichten im Monat`; on the telephone `Minuten`. */
export function workedExample(says: string): Attribute<WorkedExample> {
  return {
    says,
    required: true,
    read(written) {
      const [, business, count] =
        /^(\S.*), (\d{1,3}(?:\.?\d{3})*) (?:Nachrichten|Minuten) im Monat$/.exec(written) ?? []
      if (!business || !count) return undefined
      return { business, count: readDigits(count) }
    },
  }
}

/** The name of a file without its ending, as addresses have it: `rundgang` of `rundgang.mp4`. */
export function fileName(says: string): Attribute<string> {
  const read = (written: string) => (/^[a-z0-9-]+$/.test(written) ? written : undefined)
  return {
    says,
    required: true,
    read,
    meant: written => read(slug(written.replace(/^.*\/|\.\w+$/g, ''))),
  }
}

/** The path of a page of this site, with its slash. */
export function path(says: string): Attribute<string> {
  return {
    says,
    required: true,
    read: written => (/^\/[^\s.]*$/.test(written) ? written : undefined),
  }
}

/** The same attribute, but it may be left out. */
export function maybe<T>(attribute: Attribute<T>): Attribute<T | undefined> {
  return { ...attribute, required: false }
}
