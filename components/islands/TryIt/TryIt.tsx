import { useRef } from 'react'
import type { SceneState, StepKind } from '../../../shared/scene/scene'
import { Composer } from '../conversation/Composer'
import { ConversationHead } from '../conversation/ConversationHead'
import { ErrorBox } from '../conversation/ErrorBox'
import { hasStarted } from '../conversation/talk/thread'
import { useTypedFields } from '../typed-fields'
import { Facts } from './Facts'
import { Slip } from './Slip'
import { TalkLog } from './TalkLog'
import type { TryItProps } from './try-it-props'
import { useScene } from './use-scene'

/** What the line takes where no model plays. */
const HINTS: Record<StepKind, string | undefined> = {
  Liste: undefined,
  Auswahl: undefined,
  Termin: undefined,
  Name: 'Ihr Name, oder eine Frage',
  Zahl: 'Eine Zahl, oder eine Frage',
  Adresse: 'Straße, Nummer und Ort',
  Kennzeichen: 'Ihr Kennzeichen, oder eine Frage',
  Text: 'Anliegen oder Frage …',
}

/** A chat in which visitors play a scene with an assistant, and beside it what comes out. */
export function TryIt(props: TryItProps) {
  const { name, job, scene, example, modelHost } = props
  const { assistant, business, opening } = scene
  const { thread, state, say, again, type } = useScene({ ...props, assistant, opening })
  const panel = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useTypedFields((_name, value) => type(value))

  const isStarted = hasStarted(thread)
  // The button goes; on phones the input would bring the keyboard.
  const focusTalk = () => list.current?.focus({ preventScroll: true })
  const sayHere = (line: string) => {
    say(line)
    requestAnimationFrame(() => {
      // The example is taller than the talk that takes its place.
      if (!isStarted) panel.current?.scrollIntoView({ block: 'nearest' })
      // On phones the facts stand below the chat, and the slip before its foot.
      input.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  const tap = (line: string) => {
    focusTalk()
    sayHere(line)
  }
  const restart = () => {
    focusTalk()
    again()
  }

  return (
    <div className="try-it stack" data-tint={assistant}>
      <section
        ref={panel}
        className="try-it-chat"
        data-started={isStarted || undefined}
        aria-label={`Chat mit ${name}, KI`}
      >
        <ConversationHead face={assistant}>
          <b>{name}</b>
          <small>{`${job}, ${business}`}</small>
        </ConversationHead>
        <TalkLog
          {...props}
          ref={list}
          thread={thread}
          state={state}
          onTap={tap}
          onAgain={restart}
        />
        <ErrorBox error={thread.error} />
        <Composer
          ref={input}
          draft={thread.draft}
          isWaiting={thread.waiting}
          label={`Ihre Nachricht an ${name}`}
          placeholder={hintOf(props, state)}
          onType={type}
          onSay={sayHere}
        />
        <Notice modelHost={modelHost} />
      </section>
      <div className="try-it-side">
        <Slip
          scene={scene}
          rows={isStarted ? state.record.rows : example.rows}
          isExample={!isStarted}
          isDone={state.isDone}
        />
        <Facts name={name} facts={scene.facts} onTap={tap} />
      </div>
    </div>
  )
}

/** What may be typed: with a model anything. */
function hintOf({ name, modelHost }: TryItProps, { asks }: SceneState): string {
  if (modelHost) return `${name} schreiben …`
  return (asks && HINTS[asks]) ?? `${name} etwas fragen …`
}

function Notice({ modelHost }: Pick<TryItProps, 'modelHost'>) {
  const what = modelHost
    ? `Eine Probe, gespeichert wird nichts. Was Sie schreiben, geht an das Sprachmodell (${modelHost}).`
    : 'Eine Probe: Gespeichert und gebucht wird nichts.'
  return (
    <p className="try-it-foot note" data-tone="night">
      <span>{what}</span> <a href="/datenschutz">Datenschutz</a>
    </p>
  )
}
