import { useEffect, useReducer, useState } from 'react'
import type { SceneState } from '../../../shared/scene/scene'
import { restoreThread, saveThread } from '../ChatWidget/talk/saved-thread'
import { EMPTY_THREAD, hasStarted, nextThread, type Thread } from '../ChatWidget/talk/thread'
import { useAnswer } from '../ChatWidget/talk/use-answer'
import { safeStorage } from '../safe-storage'

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
  const beginning = (): Thread => ({
    ...EMPTY_THREAD,
    entries: [{ role: 'assistant', content: opening, showQR: false, at: 0 }],
  })
  const first: SceneState = { replies: [...replies], record: {}, isDone: false, forEmilia: false }
  const [thread, dispatch] = useReducer(nextThread, undefined, beginning)
  const [scene, setScene] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const { ask, hangUp } = useAnswer(apiOrigin, thread, dispatch)
  const key = sceneKey(assistant)

  useEffect(() => {
    const saved = safeStorage.read(key)
    const kept = restoreThread(saved)
    const state = saved && readScene(saved)
    if (state && hasStarted(kept)) {
      dispatch({ type: 'restored', thread: kept })
      // Emilia has been opened before: not again without being asked.
      setScene({ ...state, forEmilia: false })
    }
    setRestored(true)
  }, [key])

  useEffect(() => {
    if (!isRestored) return
    const saved = hasStarted(thread) ? saveThread(thread) : null
    safeStorage.write(key, saved && JSON.stringify({ ...JSON.parse(saved), scene }))
  }, [key, isRestored, thread, scene])

  const say = async (text: string) => {
    const answer = await ask(text, { assistant, record: scene.record })
    if (answer?.scene) setScene(answer.scene)
  }

  const again = () => {
    hangUp()
    dispatch({ type: 'restored', thread: beginning() })
    setScene(first)
  }

  const type = (text: string) => dispatch({ type: 'typed', text })
  return { thread, scene, say, again, type }
}

/** Undefined where the stored text is of another version. */
function readScene(saved: string): SceneState | undefined {
  try {
    const { scene } = JSON.parse(saved) as { scene?: Partial<SceneState> }
    const isWhole = Array.isArray(scene?.replies) && typeof scene.record === 'object'
    return isWhole ? (scene as SceneState) : undefined
  } catch {
    return undefined
  }
}
