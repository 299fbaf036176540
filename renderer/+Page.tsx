import type { ComponentType } from 'react'
import { components } from '../components/components'
import { Band } from '../components/frame/Band'
import { PackageMark } from '../components/RichText'

/** The words of a page, compiled. `components` are shown for its tags. */
export type Content = ComponentType<{ components?: Record<string, unknown> }>

/** The words of a page, shown by the boxes authors may write. */
export function Page({
  content: Words,
  boxes = components,
}: {
  content: Content
  boxes?: typeof components
}) {
  return <Words components={{ ...boxes, Band, code: PackageMark }} />
}
