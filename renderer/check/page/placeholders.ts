import { CHOICES } from '../../../components/ChatDemo/ChatDemo.contract'
import { headValue } from '../../data/front-matter'
import { isTag } from '../../page/boxes'
import { spanOf, walk } from '../../page/walk'
import type { CheckedPage } from './check-page'

/** `key` is the name whose value holds it, empty in text. */
type Placeholder = { at: number; key: string; value: string }

/** A placeholder within a text. */
const OPEN = /\[[^\]\n]+\](?!\()/g

/** All placeholders of a page, `[Name]`, by place: in its head, its text and the attributes of its boxes. */
export function placeholdersIn({ text, page }: CheckedPage): Placeholder[] {
  const found: Placeholder[] = []
  for (const key of ['title', 'description', 'socialTitle', 'questions'] as const) {
    const from = headValue(text, key)
    for (const written of [page?.head?.[key] ?? []].flat())
      for (const [value] of written.matchAll(OPEN))
        found.push({ at: Math.max(from, text.indexOf(value, from)), key, value })
  }
  if (page)
    walk(page.tree, (node, parents) => {
      if (node.type === 'text') {
        // Quick replies of a chat stand in brackets as well.
        const isChat = parents.some(parent => isTag(parent) && parent.name === 'ChatDemo')
        const said = isChat ? node.value.replace(CHOICES, '') : node.value
        for (const { 0: value, index } of said.matchAll(OPEN))
          found.push({ at: spanOf(node)[0] + index, key: '', value })
      }
      for (const attribute of isTag(node) ? node.attributes : [])
        if ('name' in attribute && typeof attribute.value === 'string')
          for (const [value] of attribute.value.matchAll(OPEN))
            found.push({ at: spanOf(attribute)[0], key: attribute.name, value })
    })
  return found
}
