import { type Dispatch, useEffect, useRef } from 'react'
import type { ChatAnswer, ChatRequest } from '../../../../shared/messages'
import { requestAnswer } from './ask'
import { nextThread, type Thread, type ThreadEvent } from './thread'

/**
 * The one request that a conversation may have under way. `ask` puts a question into the thread and resolves to its answer, or
 * to undefined when none was shown; `hangUp` aborts it: neither its answer nor its failure is shown.
 */
export function useAnswer(apiOrigin: string, thread: Thread, dispatch: Dispatch<ThreadEvent>) {
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  const hangUp = () => {
    request.current?.abort()
    request.current = null
  }

  const ask = async (
    text: string,
    scene?: Pick<ChatRequest, 'assistant' | 'record'>,
  ): Promise<ChatAnswer | undefined> => {
    const question = { type: 'asked', text, at: Date.now() } as const
    const withQuestion = nextThread(thread, question)
    if (withQuestion === thread || request.current) return undefined
    const own = new AbortController()
    const isCurrent = () => request.current === own
    request.current = own
    dispatch(question)
    try {
      const answer = await requestAnswer({
        apiOrigin,
        entries: withQuestion.entries,
        ...scene,
        request: own,
        onText: part => isCurrent() && dispatch({ type: 'said', text: part }),
      })
      if (!isCurrent()) return undefined
      dispatch({ type: 'answered', ...answer.message, at: Date.now() })
      return answer
    } catch (error) {
      if (!isCurrent()) return undefined
      console.error('The assistant could not answer; the question is back in the input', error)
      dispatch({ type: 'failed', at: Date.now() })
      return undefined
    } finally {
      if (isCurrent()) request.current = null
    }
  }
  return { ask, hangUp }
}
