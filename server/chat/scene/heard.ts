import type { Fact, Scene, SceneRecord } from '../../../shared/scene/scene'

/** What a guest says, to which slip, and to which words. */
export type SaidLine = {
  scene: Scene
  record: SceneRecord
  line: string
  to?: string
  now: Date
  /** What the parts of the line before this one have said. */
  before?: SceneRecord
}
export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  findFact(line: string): Fact | undefined
  /** An English line, word by word. */
  inGerman(line: string): string
  isTranslated?: boolean
}
