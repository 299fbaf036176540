import { isPlaceholder } from '../../../shared/placeholders'
import { keepTogether } from '../../contract/typography'
import { answerFacts, namedPeople } from '../../facts/answer-lines'
import type { Site } from '../../facts/site'
import { FactRows } from '../../ui/FactRows'
import { useSite } from '../../ui/site-context'
import { Words } from '../../ui/Words'

/** The people behind the site, as far as the firm has said who they are, and how, when and how soon they answer. */
export function WhoAnswers() {
  const { site } = useSite()
  const facts = answerFacts(site).map(({ label, value }) => ({
    label,
    value: <Words text={keepTogether(value)} />,
  }))
  return (
    <div className="stack">
      {namedPeople(site).map(person => (
        <Person key={person.name} {...person} />
      ))}
      <FactRows rows={facts} />
    </div>
  )
}

function Person({ name, role, picture, sentence }: Site['people'][number]) {
  return (
    <figure className="who-answers-person cluster">
      {!isPlaceholder(picture) && (
        <img src={picture} alt="" width={96} height={96} loading="lazy" />
      )}
      <figcaption>
        <b translate="no">{name}</b> {!isPlaceholder(role) && <small>{role}</small>}
        {!isPlaceholder(sentence) && <p>{keepTogether(sentence)}</p>}
      </figcaption>
    </figure>
  )
}
