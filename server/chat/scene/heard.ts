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
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, record: SceneRecord): Fact | undefined
  /** An English line, word by word. */
  inGerman(line: string): string
  isTranslated?: boolean
}
