import { useEffect, useReducer, useState } from 'react'
import type { SceneState } from '../../../shared/scene/scene'
import { keepThread, keptThread } from '../conversation/talk/saved-thread'
import { hasStarted, nextThread, threadOf } from '../conversation/talk/thread'
import { useAnswer } from '../conversation/talk/use-answer'

type SceneOptions = {
  /** In lower case, as the server knows it. */
  assistant: string
  opening: string
  /** What can be tapped first. */
  replies: readonly string[]
  apiOrigin: string
}

/** Key in sessionStorage, also for `data-kept`. */
export function sceneKey(assistant: string): string {
  return `try-${assistant}`
}

/** The talk with an assistant and how far its scene is; kept in sessionStorage from the first line on. */
export function useScene({ assistant, opening, replies, apiOrigin }: SceneOptions) {
  const first: SceneState = { replies: [...replies], record: {}, isDone: false, forEmilia: false }
  const [thread, dispatch] = useReducer(nextThread, opening, threadOf)
  const [scene, setScene] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const { ask, hangUp } = useAnswer(apiOrigin, thread, dispatch)
  const key = sceneKey(assistant)

  useEffect(() => {
    const kept = keptThread(key)
    const state = readScene(kept?.more.scene)
    if (state && kept && hasStarted(kept.thread)) {
      dispatch({ type: 'restored', thread: kept.thread })
      // Emilia has been opened before: not again without being asked.
      setScene({ ...state, forEmilia: false })
    }
    setRestored(true)
  }, [key])

  useEffect(() => {
    if (isRestored) keepThread(key, thread, { scene: hasStarted(thread) && scene })
  }, [key, isRestored, thread, scene])

  const say = async (text: string) => {
    const answer = await ask(text, { assistant, record: scene.record })
    if (answer?.scene) setScene(answer.scene)
  }

  const again = () => {
    hangUp()
    dispatch({ type: 'restored', thread: threadOf(opening) })
    setScene(first)
  }

  const type = (text: string) => dispatch({ type: 'typed', text })
  return { thread, scene, say, again, type }
}

/** Undefined where the stored state is of another version. */
function readScene(stored: unknown): SceneState | undefined {
  const scene = stored as Partial<SceneState> | undefined
  const isWhole = Array.isArray(scene?.replies) && typeof scene.record === 'object'
  return isWhole ? (scene as SceneState) : undefined
}
