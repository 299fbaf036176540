import type { ComponentType } from 'react'
import { components } from '../components/components'
import { Band } from '../components/frame/Band'
import { PackageMark } from '../components/RichText'
import { boxesWithLines } from './preview/boxes-with-lines'

/** The words of a page, compiled. `components` are shown for its tags. */
export type Content = ComponentType<{ components?: Record<string, unknown> }>

/** The preview leads from a box to its line. */
const boxes = import.meta.env.DEV ? boxesWithLines(components) : components

/** The words of a page, shown by the boxes authors may write. */
export function Page({ content: Words }: { content: Content }) {
  return <Words components={{ ...boxes, Band, code: PackageMark }} />
}
