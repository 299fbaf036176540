import { useEffect, useState } from 'react'
import { isAsked, type SceneRecord, type Step } from '../../../shared/scene/scene'
import { IslandIcon } from '../IslandIcon'

/** What fills beside the chat: its title, and what is stamped on it when the scene is over. */
export const KINDS = {
  Bon: { title: 'Bon für die Küche', stamp: 'In der Küche' },
  Auftrag: { title: 'Werkstattauftrag', stamp: 'Eingeplant' },
  Termin: { title: 'Terminkalender', stamp: 'Eingetragen' },
  Terminkarte: { title: 'Ihr Termin', stamp: 'Eingetragen' },
  Anfrage: { title: 'Anfrage für den Verkauf', stamp: 'Weitergegeben' },
  Anruf: { title: 'Gesprächsnotiz', stamp: 'Notiert' },
  Meldung: { title: 'Meldung an das Haus', stamp: 'Weitergegeben' },
} as const
export type ResultKind = keyof typeof KINDS

/** What the page knows of a step, what its row says while it is open, as on an empty form, and before that as an example. */
export type SheetStep = Pick<Step, 'name' | 'kind' | 'only'> & { guide: string; sample: string }

/** Where the line above the composer leads on phones. */
export const SHEET_ANCHOR = 'zettel'

type ResultSheetProps = {
  kind: ResultKind
  /** The invented business, which stands on its own papers. */
  business: string
  steps: readonly SheetStep[]
  record: SceneRecord
  isDone: boolean
  /** When the visitor said the first thing, and when the last thing was said of what is over; milliseconds. */
  startedAt: number | undefined
  endedAt: number | undefined
}

/** The slip, calendar leaf, lead sheet or note that fills as the guest speaks. One row for each step; its look is CSS. */
export function ResultSheet(props: ResultSheetProps) {
  const { kind, business, steps, record, isDone, startedAt, endedAt } = props
  const { title, stamp } = KINDS[kind]
  const isSample = steps.every(({ name }) => !record[name])
  const rows = rowsOf(steps, isSample ? samplesOf(steps) : record)
  const open = rows.filter(({ name }) => !record[name])
  const next = isDone || isSample ? undefined : open[0]
  return (
    <section className="try-it-result" id={SHEET_ANCHOR} aria-label={title}>
      <div className={isSample ? 'try-it-paper try-it-sample' : 'try-it-paper'}>
        <p className="try-it-title">
          <b>{title}</b>
          {kind === 'Anruf' ? (
            <Timer startedAt={startedAt} endedAt={endedAt} />
          ) : (
            <small>{business}</small>
          )}
        </p>
        {kind === 'Termin' && <Week appointment={appointmentOf(steps, record, isSample)} />}
        <dl>
          {rows.map(step => (
            <Row
              key={step.name}
              step={step}
              value={record[step.name]}
              isNext={step === next}
              isSample={isSample}
            />
          ))}
        </dl>
        <p className="try-it-state">
          {isDone ? (
            <span className="try-it-stamp">
              <IslandIcon name="check-circle" />
              <span>{stamp}</span>
            </span>
          ) : (
            <span>{isSample ? SAMPLE : stateOf(open.length)}</span>
          )}
        </p>
      </div>
    </section>
  )
}

/** The rows of the slip after what has been said so far. */
export function rowsOf(steps: readonly SheetStep[], record: SceneRecord): SheetStep[] {
  return steps.filter(step => isAsked({ ...step, asks: '', replies: [] }, record))
}

function samplesOf(steps: readonly SheetStep[]): SceneRecord {
  return Object.fromEntries(steps.map(({ name, sample }) => [name, sample]))
}

/** What stands in the place of the stamp until the scene is over: first this, then how far it is. */
const SAMPLE = 'Beispiel, bis Sie schreiben'
function stateOf(open: number): string {
  return open === 1 ? 'Noch eine Angabe' : `Noch ${open} Angaben`
}

function appointmentOf(
  steps: ResultSheetProps['steps'],
  record: SceneRecord,
  isSample: boolean,
): string | undefined {
  const step = steps.find(({ kind }) => kind === 'Termin')
  return step && (isSample ? step.sample : record[step.name])
}

type RowProps = {
  step: SheetStep
  value: string | undefined
  /** The assistant asks for it now. */
  isNext: boolean
  /** Nobody has written yet: the row shows an example. */
  isSample: boolean
}

function Row({ step: { name, kind, guide, sample }, value, isNext, isSample }: RowProps) {
  const isList = kind === 'Liste'
  const classes = [
    isList && 'try-it-list',
    value && 'try-it-filled',
    isNext && 'try-it-next',
  ].filter(Boolean)
  return (
    <div data-kind={kind} className={classes.join(' ')}>
      <dt>{name}</dt>
      <dd>
        {value ? (
          <Value isList={isList} value={value} />
        ) : (
          <span className="try-it-open">
            <span className="visually-hidden">noch offen</span>
            <span aria-hidden="true">
              {isSample ? <Value isList={isList} value={sample} /> : guide}
            </span>
          </span>
        )}
      </dd>
    </div>
  )
}

function Value({ value, isList }: { value: string; isList: boolean }) {
  // „11:30 Uhr“ stays on one line.
  if (!isList) return <span key={value}>{value.replace(' Uhr', '\u00a0Uhr')}</span>
  return value.split(', ').map(item => (
    <span className="try-it-item" key={item}>
      {item}
    </span>
  ))
}

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']

/** The working days, the one of the appointment with its time. */
function Week({ appointment = '' }: { appointment: string | undefined }) {
  const [day, time] = appointment.split(', ')
  return (
    <ol className="try-it-week" aria-hidden="true">
      {DAYS.map(name => (
        <li key={name} className={name === day ? 'try-it-day' : undefined}>
          <b>{name.slice(0, 2)}</b>
          <span>{name === day ? time?.replace(' Uhr', '') : ''}</span>
        </li>
      ))}
    </ol>
  )
}

/** How long the call takes, also after a visit to another page. */
function Timer({ startedAt, endedAt }: Pick<ResultSheetProps, 'startedAt' | 'endedAt'>) {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (startedAt === undefined || endedAt !== undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [startedAt, endedAt])
  const until = endedAt ?? now
  const seconds = startedAt === undefined ? 0 : Math.max(0, Math.floor((until - startedAt) / 1000))
  const minutes = Math.floor(seconds / 60)
  return (
    <span className="try-it-timer" aria-hidden="true">
      {`${minutes}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  )
}
