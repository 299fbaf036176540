import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SceneRecord } from '../../../shared/scene/scene'
import { Reply } from '../ChatWidget/reply/Reply'
import { hasStarted, type ThreadEntry } from '../ChatWidget/talk/thread'
import { TypingDots } from '../conversation/TypingDots'
import { IslandIcon } from '../IslandIcon'
import { useTypedFields } from '../typed-fields'
import { LineInput } from './LineInput'
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
  useTypedFields((_name, { value }) => type(value))
  useNewestInView(list, thread.entries.length, thread.waiting)

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
        <Head name={name} assistant={assistant} job={job} business={business} />
        <div
          className="try-it-middle"
          ref={list}
          role="log"
          aria-label={`Gespräch mit ${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <div className="try-it-lines">
            {thread.entries.map((entry, index) => (
              <Bubble key={index} entry={entry} name={name} siteOrigin={siteOrigin} />
            ))}
          </div>
          {thread.waiting && (
            <Typing name={name} partial={thread.partial} siteOrigin={siteOrigin} />
          )}
          {!thread.waiting && (
            <Next {...props} replies={scene.replies} isDone={scene.isDone} onTap={tap} />
          )}
          {!thread.waiting && !hasStarted(thread) && (
            <Questions questions={questions} onTap={tap} />
          )}
          {!thread.waiting && scene.forEmilia && (
            <ToEmilia question={lastLine(thread.entries)} key={thread.entries.length} />
          )}
        </div>
        {thread.error && (
          <p className="try-it-error" role="alert">
            <IslandIcon name="warning-circle" />
            <span>{thread.error}</span>
          </p>
        )}
        <SheetLine kind={result} steps={steps} {...scene} />
        {isOver ? (
          <Again onAgain={restart} />
        ) : (
          <LineInput
            draft={thread.draft}
            isBlocked={thread.waiting}
            name={name}
            onType={type}
            onSay={say}
            onLeave={() => list.current?.focus({ preventScroll: true })}
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

/** Who writes. */
function Head({
  name,
  assistant,
  job,
  business,
}: Pick<TryItProps, 'name' | 'assistant' | 'job' | 'business'>) {
  return (
    <p className="try-it-head">
      <span className="head">
        <img src={`/personas/${assistant}-head.svg`} alt="" width="48" height="48" />
      </span>
      <span>
        <b>{name}</b>
        <small>{`${job}, ${business} (erfunden)`}</small>
      </span>
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

/** Scrolls the talk, never the page, to its newest line. */
function useNewestInView(
  list: React.RefObject<HTMLDivElement | null>,
  count: number,
  isWaiting: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls
  useLayoutEffect(() => {
    const element = list.current
    if (element && count > 1) element.scrollTop = element.scrollHeight
  }, [list, count, isWaiting])
}

function Bubble({
  entry,
  name,
  siteOrigin,
}: {
  entry: ThreadEntry
  name: string
  siteOrigin: string
}) {
  const isOwn = entry.role === 'user'
  return (
    <div className={isOwn ? 'try-it-line try-it-own' : 'try-it-line'}>
      <div className="try-it-bubble">
        <span className="visually-hidden">{isOwn ? 'Sie: ' : `${name}: `}</span>
        {isOwn ? <p>{entry.content}</p> : <Reply text={entry.content} siteOrigin={siteOrigin} />}
      </div>
    </div>
  )
}

/** What has arrived of an answer; it is read out when it is whole. */
function Typing({
  name,
  partial,
  siteOrigin,
}: {
  name: string
  partial: string
  siteOrigin: string
}) {
  return (
    <div className="try-it-wait">
      <span className="visually-hidden">{`${name} schreibt`}</span>
      <div
        className={partial ? 'try-it-bubble' : 'try-it-bubble typing-dots try-it-dots'}
        aria-hidden="true"
      >
        {partial ? <Reply text={partial} siteOrigin={siteOrigin} /> : <TypingDots />}
      </div>
    </div>
  )
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
  return (
    <ul className="try-it-replies">
      {replies.map(reply => (
        <li key={reply}>
          <button type="button" onClick={() => onTap(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
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
