import { PointList } from '../exhibit/ExhibitFrame'
import type { PropsOf } from '../shapes'
import { Shot, type ShotName } from '../video/Shot'
import type { storyboard } from './Storyboard.contract'

/** The order in which films like to use them; the end card comes last. */
const ORDER: readonly ShotName[] = ['missing', 'thing', 'use', 'people']

/** A strip of film; each frame draws its shot. */
export function Storyboard({ title, scenes }: PropsOf<typeof storyboard>) {
  return (
    <PointList
      name="storyboard"
      title={title}
      list="storyboard-strip"
      points={scenes}
      mark={index => (
        <Shot
          className="storyboard-sketch"
          name={(index < scenes.length - 1 && ORDER[index % ORDER.length]) || 'end'}
        />
      )}
    />
  )
}
