import type { RefObject } from 'react'
import type { SceneState } from '../../../shared/scene/scene'
import { TALK_ANCHOR } from '../../facts/personas'
import { Log } from '../conversation/Log'
import { EMPTY_THREAD, hasStarted, type Thread } from '../conversation/talk/thread'
import { Replies } from './Replies'
import type { TryItProps } from './try-it-props'

type TalkLogProps = Pick<
  TryItProps,
  'name' | 'scene' | 'example' | 'ours' | 'trial' | 'siteOrigin'
> & {
  ref: RefObject<HTMLDivElement | null>
  thread: Thread
  state: SceneState
  onTap: (reply: string) => void
  onAgain: () => void
}

/** The lines of the talk, before it begins those of the example, and below them what can be tapped next. */
export function TalkLog(props: TalkLogProps) {
  const { name, scene, example, ours, trial, siteOrigin, ref, thread, state, onTap, onAgain } =
    props
  const isStarted = hasStarted(thread)
  return (
    <>
      <Log
        ref={ref}
        thread={isStarted ? thread : { ...EMPTY_THREAD, entries: example.entries }}
        name={name}
        siteOrigin={siteOrigin}
        isExample={!isStarted}
        before={!isStarted && <b>Aus einem Gespräch</b>}
      />
      {/* Keeps its place while an answer is under way: the lines do not move twice. */}
      <div id={TALK_ANCHOR} className="try-it-next scripted" inert={thread.waiting}>
        {!isStarted && <b>{`Jetzt Sie: ${scene.steps[0]?.asks}`}</b>}
        <Replies
          key={thread.entries.length}
          replies={state.replies}
          isList={state.asks === 'Liste'}
          onTap={onTap}
        />
        {state.isDone && (
          <p className="try-it-end button-row cluster">
            <button className="button button-small button-ghost" type="button" onClick={onAgain}>
              Noch einmal
            </button>
            <a
              className="button button-small"
              href={trial}
            >{`So für ${ours}: 14 Tage kostenlos testen`}</a>
          </p>
        )}
      </div>
    </>
  )
}
