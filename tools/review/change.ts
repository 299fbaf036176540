/** A run of words: in both states, only before, or only after. Words carry the space in front of them. */
export type Part = { kind: 'same' | 'gone' | 'new'; text: string }

export type Topic =
  | 'text'
  | 'title'
  | 'description'
  | 'canonical'
  | 'head'
  | 'data'
  | 'link'
  | 'image'
  | 'alt'
  | 'label'
  | 'design'

/** One thing that is different for visitors. `where` says in German what or where it is, e.g. the heading above. */
export type Change = { topic: Topic; where: string; parts: Part[] }

/** Before and after, where words have nothing in common to show. */
export function replaced(before: string | undefined, after: string | undefined): Part[] {
  return [
    ...(before === undefined ? [] : [{ kind: 'gone', text: before } as const]),
    ...(after === undefined ? [] : [{ kind: 'new', text: after } as const]),
  ]
}
