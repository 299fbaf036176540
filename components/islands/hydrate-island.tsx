import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'
import { islandPrefix } from './island-prefix'

/** Wakes one island: hydrates its server HTML and returns the function that takes React out of the page again. */
export type Mount<Props> = (element: HTMLElement, props: Props) => () => void

/**
 * Makes a component an island. `element` is the `[data-island]` box holding the component's server HTML, `props` the
 * parsed `data-props` that HTML was rendered with. A component that throws leaves the site's error text in its place.
 */
export function island<Props extends object>(Component: ComponentType<Props>): Mount<Props> {
  return (element, props) => {
    const name = element.dataset.island ?? Component.displayName ?? Component.name
    // At once, effects included: a click that came too early is made again as soon as this returns.
    const root = flushSync(() =>
      hydrateRoot(
        element,
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>,
        {
          identifierPrefix: islandPrefix(name),
          onCaughtError: error => console.error(`Island ${name} failed and was replaced by the error text`, error),
          onRecoverableError: error => console.error(`Island ${name} did not match its server HTML`, error),
        },
      ),
    )
    return () => root.unmount()
  }
}
