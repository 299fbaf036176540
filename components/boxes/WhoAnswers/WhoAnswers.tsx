import { isPlaceholder } from '../../../shared/placeholders'
import { keepTogether } from '../../contract/typography'
import { answerLines } from '../../facts/answer-lines'
import { useSite } from '../../ui/site-context'

/** The person behind the site, as far as the firm has said who it is. */
export function WhoAnswers() {
  const { site } = useSite()
  return (
    <div className="who-answers card reveal">
      {!isPlaceholder(site.contactPicture) && (
        <img src={site.contactPicture} alt="" width={96} height={96} loading="lazy" />
      )}
      <div>
        {answerLines(site).map(line => (
          <p key={line}>{keepTogether(line)}</p>
        ))}
      </div>
    </div>
  )
}
