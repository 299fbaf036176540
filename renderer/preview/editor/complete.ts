import { type Completion, type CompletionSource, snippetCompletion } from '@codemirror/autocomplete'
import { contracts } from '../../../components/registry'
import { exampleOf } from '../../page/example'
import type { Known } from '../messages'
import { make } from './elements'

/** What fits at the end of the words before the cursor; `from` is where the part begins that is completed. */
type Offer = { from: number; options: Completion[] }

/** Boxes, their attributes and values, addresses of the site: whatever has a list. */
export function createCompletion({ places, media }: Known): CompletionSource {
  const tags = Object.entries(contracts).map(([tag, { purpose, avoid }]) => ({
    label: `<${tag}`,
    apply: exampleOf(tag) || `<${tag}>\n\n</${tag}>`,
    info: [purpose, avoid && `Wann nicht: ${avoid}`].filter(Boolean).join(' '),
  }))
  const files = media.map(label => ({ label }))
  const attributesOf = (tag: string) => contracts[tag]?.attributes ?? {}
  const valuesOf = (tag: string, name: string) => (attributesOf(tag)[name]?.options ?? []).map(label => ({ label }))

  function offerFor(before: string): Offer | undefined {
    const [, open] = /(<\w*)$/.exec(before) ?? []
    const [, tag = '', inside] = /<(\w+)\s([^<>]*)$/.exec(before) ?? []
    const [, name = '', value] = /(\w+)="([^"]*)$/.exec(inside ?? '') ?? []
    const [, picture, address] = /(!?)\[[^\]]*\]\(([^)\s]*)$/.exec(before) ?? []
    const [, persona] = /^persona:\s*(\w*)$/.exec(before) ?? []
    const ends = (part: string, options: Completion[]) => ({ from: before.length - part.length, options })
    if (open !== undefined) return ends(open, tags)
    if (address !== undefined) return ends(address, picture ? files : places)
    if (persona !== undefined) return ends(persona, valuesOf('Hero', 'persona'))
    if (value?.startsWith('/')) return ends(value, places)
    if (value !== undefined) return ends(value, valuesOf(tag, name))
    const [typed] = /\w*$/.exec(inside ?? '') ?? []
    if (inside === undefined || typed === undefined) return undefined
    const attributes = Object.entries(attributesOf(tag)).map(([label, { required, says }]) =>
      snippetCompletion(`${label}="\${}"`, { label, detail: required ? 'nötig' : '', info: says }),
    )
    return ends(typed, attributes)
  }
  return ({ state, pos }) => {
    const { from, text } = state.doc.lineAt(pos)
    const offer = offerFor(text.slice(0, pos - from))
    return offer ? { ...offer, from: from + offer.from } : null
  }
}

/** The picture of an icon or a persona before its name. */
export function pictureOf({ media }: Known): (completion: Completion) => Node | null {
  return ({ label }) => {
    const src = [`/icons/${label}.svg`, `/personas/${label.toLowerCase()}-head.svg`].find(file => media.includes(file))
    return src ? make('img', { src, alt: '', width: 24, height: 24 }) : null
  }
}
