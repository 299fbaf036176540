import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { readTypedFields, TypedFieldsContext } from './typed-fields'

/**
 * Makes a component an island. `element` is the `[data-island]` box holding the component's server HTML, `props` the
 * parsed `data-props` that HTML was rendered with; the function it returns unmounts it. A component that throws leaves the
 * site's error text in its place.
 */
export function island<Props extends object>(Shown: ComponentType<Props>) {
  return (element: HTMLElement, props: Props) => {
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
    const root = flushSync(() => hydrateRoot(element, tree, options))
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
      <div className="island-error alert" role="alert" lang="en">
        <h2>Unexpected Application Error!</h2>
        <p>{this.state.problem}</p>
      </div>
    )
  }
}
