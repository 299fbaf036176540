import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { jobs, talkOf, teamNames, tintOf } from '../../facts/personas'
import { Head } from '../../ui/Face'
import { Icon } from '../../ui/Icon'
import { Text } from '../../ui/RichText'
import type { chatDemo } from './ChatDemo.contract'

/**
 * A conversation to read along, whose lines arrive once it is in view. Below it a link leads to where one writes oneself, unless
 * its work is another one there.
 */
export function ChatDemo({
  assistant,
  channel,
  time,
  job,
  result,
  turns,
}: PropsOf<typeof chatDemo>) {
  const colleague = teamNames.find(name => name === assistant)
  return (
    <figure className="chat-demo exhibit card" data-tone="night" data-tint={tintOf(assistant)}>
      <figcaption className="chat-demo-head cluster">
        <Head name={assistant} size={48} lazy={false} />
        <span className="chat-demo-who cluster spread">
          <b className="title">{assistant}</b> <small>Beispiel</small>{' '}
          <small>{job ?? jobs[assistant]}</small>
        </span>
      </figcaption>
      <ol className="chat-demo-lines stack" data-play="">
        {turns.map(({ title, text }, index) => (
          <li className={title === assistant ? 'bubble' : 'bubble bubble-out'} key={index}>
            <span className="visually-hidden">{title}: </span>
            <Text content={text} />
          </li>
        ))}
        {result && (
          <li className="chat-demo-result">
            <Icon name="check" size={20} />
            <span className="visually-hidden">Ergebnis: </span>
            {keepTogether(result)}
          </li>
        )}
      </ol>
      <p className="chat-demo-foot cluster note">
        <span>{keepTogether(time ? `${channel}, ${time}` : channel)}</span>
        {assistant === 'Emilia' && (
          <button className="button button-small" type="button" data-ask="">
            Emilia fragen
          </button>
        )}
        {colleague && !job && (
          <a className="button button-small" href={talkOf(colleague)}>
            {colleague} ausprobieren
          </a>
        )}
      </p>
    </figure>
  )
}
