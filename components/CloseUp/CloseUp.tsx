import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import { type closeUp, closeUpLooks } from './CloseUp.contract'

/** What a service leaves on the desk, seen from near. */
export function CloseUp({ scene, ...rest }: PropsOf<typeof closeUp>) {
  // The layers are those of this site: they are not made up.
  return <ScenePicture look={closeUpLooks[scene]} isExample={scene !== 'Schichten'} {...rest} />
}
