import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { SceneState } from '../../../shared/scene/scene'
import { keepThread, keptThread } from '../conversation/talk/saved-thread'
import { hasStarted, nextThread, threadOf } from '../conversation/talk/thread'
import { useAnswer } from '../conversation/talk/use-answer'

type SceneOptions = {
  /** In lower case, as the server knows it. */
  assistant: string
  opening: string
  /** How the scene begins. */
  first: SceneState
  apiOrigin: string
}

/** Key in sessionStorage, also for `data-kept`. */
export function sceneKey(assistant: string): string {
  return `try-${assistant}`
}

/** The talk with an assistant and how far its scene is; kept in sessionStorage from the first line on. */
export function useScene({ assistant, opening, first, apiOrigin }: SceneOptions) {
  const [thread, dispatch] = useReducer(nextThread, opening, threadOf)
  const [state, setState] = useState(first)
  const [isRestored, setRestored] = useState(false)
  const { ask, hangUp } = useAnswer(apiOrigin, thread, dispatch)
  const key = sceneKey(assistant)

  useEffect(() => {
    const kept = keptThread(key)
    const stored = readState(kept?.more.scene)
    if (stored && kept && hasStarted(kept.thread)) {
      dispatch({ type: 'restored', thread: kept.thread })
      setState(stored)
    }
    setRestored(true)
  }, [key])

  // Before it is painted: whatever is seen survives a reload.
  useLayoutEffect(() => {
    if (isRestored) keepThread(key, thread, { scene: hasStarted(thread) && state })
  }, [key, isRestored, thread, state])

  const say = async (text: string) => {
    const answer = await ask(text, { assistant, record: state.record })
    if (answer?.scene) setState(answer.scene)
  }
  const again = () => {
    hangUp()
    dispatch({ type: 'restored', thread: threadOf(opening) })
    setState(first)
  }
  const type = (text: string) => dispatch({ type: 'typed', text })
  return { thread, state, say, again, type }
}

/** Undefined where the stored state is of another version. */
function readState(stored: unknown): SceneState | undefined {
  const state = stored as Partial<SceneState> | undefined
  const isWhole = Array.isArray(state?.replies) && typeof state.record?.rows === 'object'
  return isWhole ? (state as SceneState) : undefined
}
