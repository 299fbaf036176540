import { type BoxComponent, boxComponents } from './box-components'
import { Hero } from './Hero/Hero'

/** The component of each tag of registry.ts. */
export const components: Record<string, BoxComponent> = {
  ...boxComponents,
  Hero: Hero as unknown as BoxComponent,
}
