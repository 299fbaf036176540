import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

type IslandProps<Props extends object> = {
  /** Folder under components/islands; the browser loads `<name>/<name>.island.ts`. */
  name: string
  /** `visible`: when scrolled into view, `touch`: when the visitor comes near it; what was done before counts in either case. */
  wake: 'visible' | 'touch'
  /** Key in sessionStorage: the island wakes at once where something is kept under it. */
  kept?: string
  /** Exactly the props of `children`, as JSON values. */
  props: Props
  children: ReactElement<Props>
}

/**
 * Server only: the box an island lives in. The component is rendered on its own, because React numbers `useId` from
 * the root it renders, and in the browser the island is its own root. No hooks here: the inner render would mix them up.
 */
export function IslandHtml<Props extends object>(island: IslandProps<Props>) {
  const { name, wake, kept, props, children } = island
  // hydrate-island.tsx has the same prefix.
  const html = renderToString(children, { identifierPrefix: `${name}-` })
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-kept={kept}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the same component
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
