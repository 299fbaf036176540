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
  'https://site.invalid': 'what addresses in the chat are read against where the site has none',
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

describe('what would ask another host is found', () => {
  const far = '//cdn.example.com/x'

  it.each([
    `<img src="${far}">`,
    `<img srcset="/a.avif 1x, https:${far} 2x">`,
    `<link rel="stylesheet" href="https:${far}">`,
    `<link rel="preload" href="${far}" as="font">`,
    `<link rel="icon" href="${far}">`,
    `<link rel="manifest" href="${far}">`,
    `<link rel="dns-prefetch" href="//cdn.example.com">`,
    `<video poster="${far}"></video>`,
    `<form action="https:${far}"></form>`,
    `<div data-island="A" data-props="{&quot;apiOrigin&quot;:&quot;https:${far}&quot;}"></div>`,
    `<div data-src="${far}"></div>`,
    `<svg><use href="https:${far}#a"/></svg>`,
    `<noscript><img src="${far}"></noscript>`,
    `<meta http-equiv="Content-Security-Policy" content="img-src https://cdn.example.com">`,
    `<style>p{background:url(${far})}</style>`,
    `<style>@import "https:${far}";</style>`,
    `<script>fetch("https:${far}")</script>`,
    `<script src="${far}"></script>`,
  ])('%s', html => {
    expect(addressesInPage(`<main>${html}</main>`)).toHaveLength(1)
  })

  it.each([`a='https:${far}'`, `a=\`https:${far}/\${b}\``, `import("${far}")`])('%s', code => {
    expect(addressesInScript(code)).toHaveLength(1)
  })

  it.each([
    `<a href="https:${far}">weg</a>`,
    `<link rel="canonical" href="https:${far}">`,
    `<p>https:${far}</p>`,
    `<script type="application/ld+json">{"url":"https:${far}"}</script>`,
    `<script>/^https?:[/][/]cdn.example.com/i.test("") // https:${far}\n</script>`,
    `<img src="data:image/svg+xml,x"><img src="/personas/sam.svg">`,
  ])('and what only names one is not: %s', html => {
    expect(addressesInPage(`<main>${html}</main>`)).toEqual([])
  })
})
