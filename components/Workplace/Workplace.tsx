import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import { drawings } from './drawings'
import { places, type workplace } from './Workplace.contract'

/** The place where the work of an industry happens. */
export function Workplace({ scene, ...rest }: PropsOf<typeof workplace>) {
  const drawing = scene in drawings && drawings[scene as keyof typeof drawings]
  return <ScenePicture look={places[scene]} drawing={drawing} {...rest} />
}
