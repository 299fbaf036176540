import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandPrefix } from './island-prefix'

type IslandProps<Props extends object> = {
  /** Folder under components/islands; the browser loads `<name>/<name>.island.ts`. */
  name: string
  /** `visible`: when scrolled into view; `intent`: on hover, focus, touch or click. */
  wake: 'visible' | 'intent'
  /** Exactly the props of `children`, as JSON values; left out where the island's module brings them along. */
  props?: Props
  children: ReactElement<Props>
}

/**
 * Server only: the box an island lives in. The component is rendered on its own, because React numbers `useId` from
 * the root it renders, and in the browser the island is its own root. No hooks here: the inner render would mix them up.
 */
export function IslandHtml<Props extends object>({ name, wake, props, children }: IslandProps<Props>): ReactElement {
  const html = renderToString(children, { identifierPrefix: islandPrefix(name) })
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={props && JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same component
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
