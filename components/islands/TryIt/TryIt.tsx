import { type ReactNode, useRef, useState } from 'react'
import type { Scene, SceneRecord, SceneState, StepKind } from '../../../shared/scene/scene'
import { Composer } from '../conversation/Composer'
import { ErrorBox } from '../conversation/ErrorBox'
import { Head } from '../conversation/Head'
import { Log } from '../conversation/Log'
import { EMPTY_THREAD, hasStarted, type ThreadEntry } from '../conversation/talk/thread'
import { useTypedFields } from '../typed-fields'
import { Facts } from './Facts'
import { Replies } from './Replies'
import { Slip } from './Slip'
import { useScene } from './use-scene'

export type TryItProps = {
  /** `Luigi` */
  name: string
  job: string
  scene: Omit<Scene, 'outcome' | 'industry'>
  /** How the scene begins. */
  first: SceneState
  /** A whole talk, shown until the visitor says something. */
  example: { entries: readonly ThreadEntry[]; record: SceneRecord }
  /** „Ihr Lokal“ */
  ours: string
  /** The address of the trial form, with the industry. */
  trial: string
  /** Host of the language model; empty where none is on. */
  modelHost: string
  apiOrigin: string
  siteOrigin: string
}

/** What the line takes where no model plays. */
const HINTS: Partial<Record<StepKind, string>> = {
  Name: 'Ihr Name, oder eine Frage',
  Zahl: 'Eine Zahl, oder eine Frage',
  Adresse: 'Straße, Nummer und Ort',
  Kennzeichen: 'Ihr Kennzeichen, oder eine Frage',
  Text: 'In einem Satz, oder eine Frage',
}

/** A chat in which visitors play a scene with an assistant, and beside it what comes out. */
export function TryIt(props: TryItProps) {
  const { name, job, scene, example, modelHost, siteOrigin } = props
  const { assistant, business, opening } = scene
  const { thread, state, say, again, type } = useScene({ ...props, assistant, opening })
  const [height, setHeight] = useState<number>()
  const chat = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useTypedFields((_name, value) => type(value))

  const isStarted = hasStarted(thread)
  const shown = isStarted ? thread : { ...EMPTY_THREAD, entries: example.entries }
  const begin = (line: string) => {
    // As tall with the first line as with the example: nothing below it moves.
    if (!isStarted) setHeight(chat.current?.offsetHeight)
    say(line)
  }
  const tap = (line: string) => {
    // The button goes; on phones the input would bring the keyboard.
    list.current?.focus({ preventScroll: true })
    begin(line)
  }
  const restart = () => {
    list.current?.focus({ preventScroll: true })
    setHeight(undefined)
    again()
  }

  return (
    <div className="try-it" data-tint={assistant}>
      <section
        ref={chat}
        className="try-it-chat"
        style={{ height }}
        data-started={isStarted || undefined}
        aria-label={`Chat mit ${name}, KI`}
      >
        <Head face={assistant}>
          <b>{name}</b>
          <small>{`${job}, ${business} (erfunden)`}</small>
        </Head>
        <Log ref={list} thread={shown} name={name} siteOrigin={siteOrigin}>
          {!thread.waiting && (
            <div className="try-it-next">
              {!isStarted && <p>Jetzt Sie: {scene.steps[0]?.asks}</p>}
              <Replies
                key={thread.entries.length}
                replies={state.replies}
                isList={state.asks === 'Liste'}
                onTap={tap}
              />
              {state.isDone && <End {...props} onAgain={restart} />}
            </div>
          )}
        </Log>
        <Facts name={name} facts={scene.facts} onTap={tap} />
        <ErrorBox error={thread.error} />
        <Composer
          ref={input}
          draft={thread.draft}
          isWaiting={thread.waiting}
          label={`Ihre Nachricht an ${name}`}
          placeholder={
            modelHost
              ? `${name} schreiben …`
              : (state.asks && HINTS[state.asks]) || `${name} etwas fragen …`
          }
          onType={type}
          onSay={begin}
        />
        <p className="try-it-foot">
          <span>{noticeOf(modelHost)}</span> <a href="/datenschutz">Datenschutz</a>
        </p>
      </section>
      <Slip
        scene={scene}
        record={isStarted ? state.record : example.record}
        isExample={!isStarted}
        isDone={state.isDone}
      />
    </div>
  )
}

type EndProps = Pick<TryItProps, 'ours' | 'trial'> & { onAgain: () => void }

/** After the outcome: where it leads, and the same once more. */
function End({ ours, trial, onAgain }: EndProps): ReactNode {
  return (
    <p className="try-it-end">
      <button type="button" onClick={onAgain}>
        Noch einmal
      </button>
      <a href={trial}>{`So für ${ours}: 14 Tage kostenlos testen`}</a>
    </p>
  )
}

function noticeOf(modelHost: string): string {
  return modelHost
    ? `Eine Probe, gespeichert wird nichts. Was Sie schreiben, geht an das Sprachmodell (${modelHost}).`
    : 'Eine Probe: Gespeichert und gebucht wird nichts.'
}
