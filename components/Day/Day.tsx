import { Head } from '../Face'
import { timeAttribute } from '../format'
import { Blocks, Text, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { day } from './Day.contract'

export function Day({ heading, body, moments }: PropsOf<typeof day>) {
  return (
    <section className="day band-pine">
      <div className="container">
        <div className="day-head reveal">
          <Title level={2} heading={heading} />
          <div className="lead">
            <Blocks blocks={body} />
          </div>
        </div>
        <ol className="day-line">
          {moments.map(moment => (
            <li className={moment.name ? 'day-moment reveal' : 'day-moment day-plain reveal'} key={moment.time}>
              <time dateTime={timeAttribute(moment.time)}>{moment.time}</time>
              {moment.name && <Head name={moment.name} size={56} />}
              <p>
                {moment.name && <b>{moment.name} </b>}
                <Text content={moment.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
