import { ExhibitFrame, PointText } from '../exhibit/ExhibitFrame'
import type { PropsOf } from '../shapes'
import type { storyboard } from './Storyboard.contract'

/** Line drawings of shots, in the order films like to use them: place, close-up, thing, two people, screen; and the end card. */
const SHOTS = [
  'M8 66h112M20 66V34l22-14 22 14v32M36 66V50h12v16M84 66V40h22v26M90 48h10M90 56h10M104 18a6 6 0 1 0 .1 0',
  'M44 14h40a6 6 0 0 1 6 6v60H38V20a6 6 0 0 1 6-6M48 28h22M48 36h14M58 50h22M66 58h14M48 70h18',
  'M46 74V12h36v62M72 42h2M30 74h68M12 44h22m-7-7 7 7-7 7',
  'M46 30a10 10 0 1 0 .1 0M26 74c0-16 8-22 20-22s20 6 20 22M84 24a10 10 0 1 0 .1 0M72 50c18-10 32 2 32 24',
  'M64 18a15 15 0 1 0 .1 0M34 76c2-20 12-26 30-26s28 6 30 26M20 22l8 4M104 30l9-5M18 46h9M102 48h9',
]
const END = 'M42 56V32a12 12 0 0 1 12-12h20a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12zM56 34h16M56 42h10M34 70h60'

/** A strip of film; each frame draws its shot. */
export function Storyboard({ title, scenes }: PropsOf<typeof storyboard>) {
  return (
    <ExhibitFrame name="storyboard" title={title}>
      <ol className="storyboard-strip">
        {scenes.map((scene, index) => (
          <li key={index}>
            <svg className="storyboard-sketch" viewBox="0 0 128 80" fill="none" aria-hidden="true" focusable="false">
              <path d={index === scenes.length - 1 ? END : SHOTS[index % SHOTS.length]} pathLength="1" />
            </svg>
            <PointText point={scene} className="storyboard-text" />
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
