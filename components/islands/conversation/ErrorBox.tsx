import { IslandIcon } from '../IslandIcon'

/** The red box of the specification; nothing while there is no error. */
export function ErrorBox({ error }: { error: string }) {
  if (!error) return null
  return (
    <div className="conversation-error" role="alert">
      <IslandIcon name="warning-circle" />
      <p>{error}</p>
    </div>
  )
}
