import { timeAttribute } from '../format'
import { SectionTitle, Text } from '../RichText'
import { type Inline, inlineText } from '../rich-text'
import type { PropsOf } from '../shapes'
import type { day, Thing } from './Day.contract'

const LOOKS: Record<Thing, string> = {
  Kalender: 'calendar',
  Nachricht: 'message',
  Bon: 'slip',
  Notiz: 'note',
}

/** A day: a line of moments, with things a strip of large cards that one can move sideways. */
export function Day({ heading, body, moments }: PropsOf<typeof day>) {
  const isStrip = moments.some(({ thing }) => thing)
  const line = (
    <ol className="day-line">
      {moments.map(moment => (
        <li className={`day-moment reveal${moment.thing ? ' day-card' : ''}`} key={moment.time}>
          <time dateTime={timeAttribute(moment.time)}>{moment.time}</time>
          {moment.thing && <Artefact thing={moment.thing} shows={moment.shows} />}
          <p>
            <Text content={moment.text} />
          </p>
        </li>
      ))}
    </ol>
  )
  return (
    <section className="day band-night">
      <div className="container">
        <div className="day-head reveal">
          <SectionTitle heading={heading} body={body} />
        </div>
        {!isStrip && line}
      </div>
      {isStrip && (
        // A strip wider than the window has to be moved by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus
        <section className="day-strip" tabIndex={0} aria-label={inlineText(heading.content)}>
          {line}
        </section>
      )}
    </section>
  )
}

/** What one sees at that hour: a page of the calendar, a message, a slip, a note. */
function Artefact({ thing, shows }: { thing: Thing; shows: readonly Inline[] }) {
  return (
    <div className={`day-thing day-thing-${LOOKS[thing]}`}>
      <small>{thing}</small>
      <Text content={shows} />
    </div>
  )
}
