import { Component, type ReactNode } from 'react'

type State = { problem: string | null }

/** What an island shows when it throws: the specification's fallback heading and the error's text, nothing else breaks. */
export class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children
    return (
      <div className="island-error" role="alert">
        <h2>Unexpected Application Error!</h2>
        <p>{this.state.problem}</p>
      </div>
    )
  }
}
