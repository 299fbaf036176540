import { useEffect, useRef } from 'react'
import type { SceneRecord } from '../../../shared/scene/scene'
import { Choices } from '../conversation/Choices'
import { Composer } from '../conversation/Composer'
import { ErrorBox } from '../conversation/ErrorBox'
import { Head } from '../conversation/Head'
import { Log } from '../conversation/Log'
import { hasStarted, type ThreadEntry } from '../conversation/talk/thread'
import { useTypedFields } from '../typed-fields'
import { type ResultKind, ResultSheet, type SheetStep } from './ResultSheet'
import { SheetLine } from './SheetLine'
import { useScene } from './use-scene'

export type TryItProps = {
  /** `Luigi` */
  name: string
  /** The name in lower case, as the server and the styles know it. */
  assistant: string
  job: string
  business: string
  opening: string
  steps: readonly SheetStep[]
  /** What can be tapped first. */
  replies: readonly string[]
  /** What guests ask besides, to be tapped until the first line is written. */
  questions: readonly string[]
  result: ResultKind
  /** „Ihr Lokal“ */
  ours: string
  /** The address of the trial form, with the industry. */
  trial: string
  /** Host of the language model; empty where none is on. */
  modelHost: string
  apiOrigin: string
  siteOrigin: string
}

/** A chat in which visitors play a scene with an assistant, and beside it what comes out. */
export function TryIt(props: TryItProps) {
  const { name, assistant, job, business, steps, result, questions, modelHost, siteOrigin } = props
  const { thread, scene, say, again, type } = useScene(props)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useTypedFields((_name, value) => type(value))

  const tap = (reply: string) => {
    // The button goes; on phones the input would bring the keyboard.
    list.current?.focus({ preventScroll: true })
    say(reply)
  }
  // What somebody has begun to type stays.
  const isOver = scene.isDone && !thread.waiting && thread.draft === ''
  const restart = () => {
    list.current?.focus({ preventScroll: true })
    again()
  }

  return (
    <div className={`try-it try-it-${result.toLowerCase()}`} data-tint={assistant}>
      <section className="try-it-chat" aria-label={`Chat mit ${name}, KI`}>
        <Head face={assistant}>
          <b>{name}</b>
          <small>{`${job}, ${business} (erfunden)`}</small>
        </Head>
        <Log ref={list} thread={thread} name={name} siteOrigin={siteOrigin}>
          {!thread.waiting && (
            <Next {...props} replies={scene.replies} isDone={scene.isDone} onTap={tap} />
          )}
          {!thread.waiting && !hasStarted(thread) && (
            <Questions questions={questions} onTap={tap} />
          )}
          {!thread.waiting && scene.forEmilia && (
            <ToEmilia question={lastLine(thread.entries)} key={thread.entries.length} />
          )}
        </Log>
        <ErrorBox error={thread.error} />
        <SheetLine kind={result} steps={steps} {...scene} />
        {isOver ? (
          <Again onAgain={restart} />
        ) : (
          <Composer
            ref={input}
            draft={thread.draft}
            isWaiting={thread.waiting}
            label={`Ihre Nachricht an ${name}`}
            placeholder={`${name} schreiben …`}
            onType={type}
            onSay={say}
          />
        )}
        <p className="try-it-foot">
          <span>{noticeOf(modelHost)}</span> <a href="/datenschutz">Datenschutz</a>
        </p>
      </section>
      <ResultSheet
        kind={result}
        business={business}
        steps={steps}
        record={scene.record as SceneRecord}
        isDone={scene.isDone}
        startedAt={hasStarted(thread) ? thread.entries[1]?.at : undefined}
        endedAt={scene.isDone ? thread.entries.at(-1)?.at : undefined}
      />
    </div>
  )
}

/** In the place of the line to type in, when the scene is over. */
function Again({ onAgain }: { onAgain: () => void }) {
  return (
    <p className="try-it-input">
      <button type="button" className="try-it-again" onClick={onAgain}>
        Noch einmal
      </button>
    </p>
  )
}

function noticeOf(modelHost: string): string {
  return modelHost
    ? `Eine Probe, gespeichert wird nichts. Was Sie schreiben, geht an das Sprachmodell (${modelHost}).`
    : 'Eine Probe: Gespeichert und gebucht wird nichts.'
}

function lastLine(entries: readonly ThreadEntry[]): string {
  return entries.findLast(({ role }) => role === 'user')?.content ?? ''
}

type NextProps = Pick<TryItProps, 'replies' | 'ours' | 'trial'> & {
  isDone: boolean
  onTap: (reply: string) => void
}

/** What can be tapped; after the outcome, where it leads. */
function Next({ replies, isDone, ours, trial, onTap }: NextProps) {
  if (isDone)
    return (
      <div className="try-it-end">
        <a className="try-it-trial" href={trial}>
          {`So für ${ours}: 14 Tage kostenlos testen`}
        </a>
      </div>
    )
  const choices = replies.map(reply => ({ label: reply, ask: reply }))
  return <Choices label="Antworten zum Antippen" choices={choices} onTap={onTap} />
}

/** Shows that the assistant does not only take orders; fills the room that the talk will need. */
function Questions({ questions, onTap }: Pick<TryItProps, 'questions'> & Pick<NextProps, 'onTap'>) {
  return (
    <div className="try-it-questions">
      <p>Oder fragen Sie zum Beispiel</p>
      <ul>
        {questions.map(question => (
          <li key={question}>
            <button type="button" onClick={() => onTap(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens Emilia with the question, which is hers (ChatWidget.tsx hears clicks on `data-ask`). */
function ToEmilia({ question }: { question: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <button type="button" className="try-it-emilia" data-ask={question} ref={button}>
      Emilia fragen
    </button>
  )
}
