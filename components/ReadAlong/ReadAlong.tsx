import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import type { readAlong } from './ReadAlong.contract'

const LOOKS = { Anfrage: 'lead', Telefonat: 'call', Mitschrift: 'transcript' }

/** One case from its beginning to its end: a sheet with notes in its margin, a call along its seconds, a call and what is
    noted while it goes on. */
export function ReadAlong({ scene, ...rest }: PropsOf<typeof readAlong>) {
  return <ScenePicture look={LOOKS[scene]} {...rest} />
}
