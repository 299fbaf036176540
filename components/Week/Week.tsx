import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import type { week } from './Week.contract'

const LOOKS = { Wochenplan: 'week', Wartezimmer: 'waiting' }

/** Chairs along a wall, a clock and a plant. */
const WAITING_ROOM =
  'M0 119h240M10 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM54 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM98 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM142 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM62-20a24 24 0 1 0 .1 0M62-10v14l9 7M211 98c-18-10-18-30-12-46 14 10 18 30 12 46M211 98c16-8 22-24 20-38-14 6-20 22-20 38M211 98V70'

/** Their seats and legs, the pot, and on one of them the cat. */
const INK =
  'M7 96h38v5h-4v18h-2v-18H13v18h-2v-18H7zM51 96h38v5h-4v18h-2v-18H57v18h-2v-18h-4zM95 96h38v5h-4v18h-2v-18h-26v18h-2v-18h-4zM139 96h38v5h-4v18h-2v-18h-26v18h-2v-18h-4zM200 98h22l-3 21h-16zM100 96c-4-12 5-18 14-17l1-7 4 4h4l4-4 1 8c2 3 2 6-1 8l3 8zM104 92c-5 3-9 2-9 8 0 5 1 7-2 9-2 1-3-2-1-3 1-4-2-12 5-15z'

/** A week of an assistant that keeps a calendar. What is cancelled (*so*) is struck out, or what comes of a message is marked. */
export function Week({ scene, ...rest }: PropsOf<typeof week>) {
  return (
    <ScenePicture
      look={LOOKS[scene]}
      isStrip={scene === 'Wochenplan'}
      drawing={
        scene === 'Wartezimmer' && (
          <>
            <path d={WAITING_ROOM} />
            <path className="ink" d={INK} />
          </>
        )
      }
      {...rest}
    />
  )
}
