import type { ComponentType } from 'react'
import type { BoxComponent } from '../components/boxes/box-components'
import { components } from '../components/boxes/components'
import { Band } from '../components/frame/Band'

/** The words of a page, compiled. `components` are shown for its tags. */
export type Content = ComponentType<{ components?: Record<string, unknown> }>

type Boxes = Record<string, BoxComponent>

type PageProps = {
  content: Content
  /** What the preview changes in the boxes. */
  prepareBoxes?: ((boxes: Boxes) => Boxes) | undefined
}

/** The words of a page, shown by the boxes authors may write. */
export function Page({ content: Words, prepareBoxes }: PageProps) {
  const boxes = prepareBoxes?.(components) ?? components
  return <Words components={{ ...boxes, Band }} />
}
