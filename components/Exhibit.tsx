import type { ComponentType } from 'react'
import { exhibitComponents } from './exhibit-components'

/** Shows whichever moving exhibit the page chose. */
export function Exhibit({ tag, props }: { tag: keyof typeof exhibitComponents; props: unknown }) {
  const Chosen = exhibitComponents[tag] as ComponentType<unknown>
  return <Chosen {...(props as object)} />
}
