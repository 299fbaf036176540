import { boxComponents } from './box-components'

/** Shows what stands beside the words of a hero: the exhibit that the page chose, or its form. */
export function Exhibit({ tag, props }: { tag: string; props: object }) {
  const Chosen = boxComponents[tag]
  return Chosen && <Chosen {...props} />
}
