import type { ComponentType } from 'react'
import { ChatDemo } from './ChatDemo/ChatDemo'
import type { exhibits } from './exhibit-contracts'
import type { PropsOf } from './shapes'

type Exhibits = { [K in keyof typeof exhibits]: ComponentType<PropsOf<(typeof exhibits)[K]>> }

const components: Exhibits = { ChatDemo }

/** Shows whichever moving exhibit the page chose. */
export function Exhibit({ tag, props }: { tag: keyof Exhibits; props: unknown }) {
  const Chosen = components[tag] as ComponentType<unknown>
  return <Chosen {...(props as object)} />
}
