import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import type { week } from './Week.contract'

const LOOKS = { Wochenplan: 'week', Wartezimmer: 'waiting' }

/** Chairs along a wall on which nobody sits, a clock, a plant. */
const WAITING_ROOM =
  'M0 119h240M10 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM7 96h38v8h-38zM11 104v15M41 104v15M54 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM51 96h38v8h-38zM55 104v15M85 104v15M98 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM95 96h38v8h-38zM99 104v15M129 104v15M142 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM139 96h38v8h-38zM143 104v15M173 104v15M62-20a24 24 0 1 0 .1 0M62-10v14l9 7M200 119V98h22v21zM211 98c-18-10-18-30-12-46 14 10 18 30 12 46M211 98c16-8 22-24 20-38-14 6-20 22-20 38M112-12h64v44h-64zM120 24l14-17 11 11 8-7 11 13'

/** A week of an assistant that keeps a calendar. What is cancelled (*so*) is struck out, or what comes of a message is marked. */
export function Week({ scene, ...rest }: PropsOf<typeof week>) {
  return (
    <ScenePicture
      look={LOOKS[scene]}
      isStrip={scene === 'Wochenplan'}
      drawing={scene === 'Wartezimmer' && <path d={WAITING_ROOM} />}
      {...rest}
    />
  )
}
