import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesIn, addressesInPage, addressesInScript } from './foreign-addresses'

/** Addresses that stand in the built site although nothing loads them, to the letter, and why. */
const EXCUSED: Record<string, string> = {
  'http://www.w3.org/2000/svg': 'the name of a language',
  'http://www.w3.org/1998/Math/MathML': 'the name of a language, in React',
  'http://www.w3.org/1999/xlink': 'the name of a language, in React',
  'http://www.w3.org/XML/1998/namespace': 'the name of a language, in React',
  'https://react.dev/errors/': 'React says where its error numbers are explained',
  'https://dashboard.emailjs.com/admin': 'EmailJS says where ids are found that are missing',
  'https://dashboard.emailjs.com/admin/account': 'the same',
  'https://dashboard.emailjs.com/admin/templates': 'the same',
  'https://api.emailjs.com':
    "EmailJS's default; the forms replace it by this site unless the operator has an account there",
  'https://': 'what visitors begin the address of their own website with',
}

const CLIENT = 'dist/client'
const search: Record<string, (text: string) => string[]> = {
  '.html': addressesInPage,
  '.svg': addressesInPage,
  '.css': addressesIn,
  '.webmanifest': addressesIn,
  '.js': addressesInScript,
}
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(file => extname(file) in search)
const found = new Map<string, string[]>()

function addressesOf(file: string): string[] {
  const addresses = found.get(file) ?? search[extname(file)]?.(readFileSync(join(CLIENT, file), 'utf8')) ?? []
  found.set(file, addresses)
  return addresses
}

describe('another host', () => {
  it.each(files)('is asked for nothing by %s', file => {
    expect(addressesOf(file).filter(address => !(address in EXCUSED))).toEqual([])
  })

  it('is excused only for addresses that still stand there', () => {
    const present = new Set(files.flatMap(addressesOf))
    expect(Object.keys(EXCUSED).filter(address => !present.has(address))).toEqual([])
  })
})
