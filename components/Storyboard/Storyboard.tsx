import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { PointText } from '../exhibit/PointText'
import type { PropsOf } from '../shapes'
import { Sketch } from './Sketch'
import type { storyboard } from './Storyboard.contract'

/** A strip of film; each frame draws its shot. */
export function Storyboard({ title, scenes }: PropsOf<typeof storyboard>) {
  return (
    <ExhibitFrame name="storyboard" title={title}>
      <ol className="storyboard-strip">
        {scenes.map((scene, index) => (
          <li key={index}>
            <Sketch shot={index} last={index === scenes.length - 1} />
            <PointText point={scene} className="storyboard-text" />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
