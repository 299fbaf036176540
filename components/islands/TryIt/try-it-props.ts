import type { Rows, Scene, SceneState } from '../../../shared/scene/scene'
import type { ThreadEntry } from '../conversation/talk/thread'

export type TryItProps = {
  /** `Luigi` */
  name: string
  job: string
  scene: Omit<Scene, 'outcome'>
  /** How the scene begins. */
  first: SceneState
  /** A whole talk, shown until the visitor says something. */
  example: { entries: readonly ThreadEntry[]; rows: Rows }
  /** „Ihr Lokal“ */
  ours: string
  /** The address of the trial form, with industry and assistant. */
  trial: string
  /** Host of the language model; empty where none is on. */
  modelHost: string
  apiOrigin: string
  siteOrigin: string
}
