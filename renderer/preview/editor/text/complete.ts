import { type Completion, type CompletionSource, snippetCompletion } from '@codemirror/autocomplete'
import drawings from '../../../../components/FeatureCards/card-drawings.json' with { type: 'json' }
import { personaNames } from '../../../../components/personas'
import { contracts } from '../../../../components/registry'
import { exampleOf } from '../../../page/example'
import type { Known } from '../../messages'
import names from '../box-names.json'
import { make } from '../elements'

/** The part before the cursor that is completed, and what it may become. */
type Offered = [typed: string, options: Completion[]]

/** Boxes, their attributes and values, addresses of the site: whatever has a list. */
export function createCompletion({ places, media }: Known): CompletionSource {
  const tags = Object.entries(contracts).map(([tag, { purpose, avoid }]) => ({
    label: `<${tag}`,
    detail: (names as Record<string, string[]>)[tag]?.[0] ?? '',
    apply: exampleOf(tag) || `<${tag}>\n\n</${tag}>`,
    info: [purpose, avoid && `Wann nicht: ${avoid}`].filter(Boolean).join(' '),
  }))
  const files = media.map(label => ({ label }))
  const personas = personaNames.map(label => ({ label }))
  /** What stands before the cursor, and what goes on there; the first that fits counts. */
  const offers: [RegExp, (found: string[]) => Offered][] = [
    [/(<\w*)$/, ([open = '']) => [open, tags]],
    [/(!?)\[[^\]]*\]\(([^)\s]*)$/, ([mark, typed = '']) => [typed, mark ? files : places]],
    [/^persona:\s*(\w*)$/, ([typed = '']) => [typed, personas]],
    [/<\w+\s[^<>]*="(\/[^"]*)$/, ([typed = '']) => [typed, places]],
    [
      /<(\w+)\s(?:[^<>]*\s)?(\w+)="([^"]*)$/,
      ([tag, name, typed = '']) => [typed, valuesOf(tag, name)],
    ],
    [/<(\w+)\s(?:[^<>"]|"[^"]*")*?(\w*)$/, ([tag, typed = '']) => [typed, attributesFor(tag)]],
  ]
  return ({ state, pos }) => {
    const { from, text } = state.doc.lineAt(pos)
    const before = text.slice(0, pos - from)
    const [pattern, offer] = offers.find(([pattern]) => pattern.test(before)) ?? []
    if (!pattern || !offer) return null
    const [typed, options] = offer((pattern.exec(before) ?? []).slice(1))
    return { from: pos - typed.length, options }
  }
}

const attributesOf = (tag = '') => contracts[tag]?.attributes ?? {}

const valuesOf = (tag?: string, name = ''): Completion[] =>
  (attributesOf(tag)[name]?.options ?? []).map(label => ({ label }))

const attributesFor = (tag?: string): Completion[] =>
  Object.entries(attributesOf(tag)).map(([label, { required, says }]) =>
    snippetCompletion(`${label}="\${}"`, { label, detail: required ? 'nötig' : '', info: says }),
  )

/** The picture of an icon or a persona before its name. */
export function pictureBefore({ media }: Known): (completion: Completion) => Node | null {
  return ({ label }) => {
    if (label in drawings) return drawn(drawings[label as keyof typeof drawings])
    const src = `/personas/${label.toLowerCase()}-head.svg`
    return media.includes(src) ? make('img', { src, alt: '', width: 24, height: 24 }) : null
  }
}

function drawn(markup: string): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 256 256">${markup}</svg>`
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}

/** Whether the box that is open at the end of a text takes a table. */
export function takesTable(before: string): boolean {
  const last = [...before.matchAll(/<(\/?)([A-Z]\w*)[^<>]*?(\/?)>/g)].at(-1)
  const [, closes, tag = '', isEmpty] = last ?? []
  const parts = closes || isEmpty ? [] : Object.values(contracts[tag]?.content ?? {})
  return parts.some(({ says }) => says.startsWith('eine Tabelle'))
}
