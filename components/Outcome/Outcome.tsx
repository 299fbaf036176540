import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import type { outcome } from './Outcome.contract'

const LOOKS = { Auswertung: 'survey', Kalenderplatz: 'slot', Übergabe: 'handover' }

/** What a product leaves behind once the conversation is over. */
export function Outcome({ scene, ...rest }: PropsOf<typeof outcome>) {
  return <ScenePicture look={LOOKS[scene]} {...rest} />
}
