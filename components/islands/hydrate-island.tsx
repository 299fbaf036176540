import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readTypedFields, TypedFieldsContext } from './typed-fields'

/**
 * Makes a component an island. `element` is the `[data-island]` box holding the component's server HTML, `props` the
 * parsed `data-props` that HTML was rendered with; the function it returns unmounts it. Where the HTML is not the server's any
 * more (`isChanged`), as on a page that the browser has translated, the component is rendered anew instead of hydrated. What
 * was typed stays in either case (typed-fields.ts). A component that throws leaves the site's
 * error text in its place.
 */
export function island<Props extends object>(Shown: ComponentType<Props>) {
  return (element: HTMLElement, props: Props, isChanged: boolean) => {
    const name = element.dataset.island
    const tree = (
      <TypedFieldsContext value={readTypedFields(element)}>
        <IslandBoundary>
          <Shown {...props} />
        </IslandBoundary>
      </TypedFieldsContext>
    )
    const options = {
      identifierPrefix: `${name}-`,
      onCaughtError: (error: unknown) =>
        console.error(`Island ${name} failed and was replaced by the error text`, error),
      onRecoverableError: (error: unknown) =>
        console.error(`Island ${name} did not match its server HTML`, error),
    }
    // Synchronously, effects included: an early click is repeated as soon as this returns.
    const root = flushSync(() => {
      if (!isChanged) return hydrateRoot(element, tree, options)
      const fresh = createRoot(element, options)
      fresh.render(tree)
      return fresh
    })
    return () => root.unmount()
  }
}

type State = { problem: string | null }

/** What an island shows when it throws: the specification's fallback heading and the error's text, nothing else breaks. */
class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children
    return (
      <div className="island-error" role="alert" lang="en">
        <h2>Unexpected Application Error!</h2>
        <p>{this.state.problem}</p>
      </div>
    )
  }
}
