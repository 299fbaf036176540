import { ScenePicture } from '../scene/ScenePicture'
import type { PropsOf } from '../shapes'
import { places, type workplace } from './Workplace.contract'

/** What stands in each place: a car on a lift, chairs and a clock, lamps over the pass, whose cords come from the ceiling, a door at night, a chair and its mirror. */
const DRAWINGS = {
  Werkstatt:
    'M40 120V8M200 120V8M40 66h160M74 56h-8V42l10-4 16-20h52l20 20 14 4v14h-10M148 56H94M92 38h72M118 18v20M84 46a10 10 0 1 0 .1 0M158 46a10 10 0 1 0 .1 0',
  Ordination:
    'M34 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM31 96h38v8H31zM35 104v16M65 104v16M82 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM79 96h38v8H79zM83 104v16M113 104v16M130 96V76a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v20zM127 96h38v8h-38zM131 104v16M161 104v16M98 12a20 20 0 1 0 .1 0M98 20v12l8 6M196 120V98h22v22zM207 98c-18-10-18-30-12-46 14 10 18 30 12 46M207 98c16-8 22-24 20-38-14 6-20 22-20 38',
  Küche:
    'M48-300v330M120-300v372M192-300v330M18 62c2-22 12-32 30-32s28 10 30 32zM90 104c2-22 12-32 30-32s28 10 30 32zM162 62c2-22 12-32 30-32s28 10 30 32z',
  Rezeption:
    'M70 120V24h58v96M116 74h4M20 120h200M150 120V92h60v28M144 92h72M180 92v-6M168 86a12 12 0 0 1 24 0M34 60V40h18v20zM216 14a16 16 0 1 0 8 28 18 18 0 0 1-8-28',
  Studio:
    'M40 92V34a30 30 0 0 1 60 0v58M26 92h88M36 92v28M104 92v28M54 46l18-14M54 92V76h9v16M72 92V68h8v24M146 68h46v12h-46zM146 68V34c0-6 4-10 10-10h6v44M192 68V54h-16M169 80v32M150 120c2-6 8-8 19-8s17 2 19 8zM192 80l12 22h12',
}

/** The place where the work of an industry happens. */
export function Workplace({ scene, ...rest }: PropsOf<typeof workplace>) {
  return <ScenePicture look={places[scene]} drawing={DRAWINGS[scene]} {...rest} />
}
