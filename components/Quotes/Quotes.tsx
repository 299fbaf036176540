import { tintOf } from '../personas'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { quotesBox } from './Quotes.contract'

export function Quotes({ quotes }: PropsOf<typeof quotesBox>) {
  const { site } = useSite()
  // The firm's own words need no consent.
  const isSample = (business: string) => !business.startsWith(site.brand)
  return (
    <ul className={`quotes quotes-${quotes.length}`}>
      {quotes.map(quote => (
        <li className="reveal" key={quote.business}>
          <figure className="quote" data-tint={quote.persona && tintOf(quote.persona)}>
            <blockquote>
              <Blocks blocks={quote.body} />
            </blockquote>
            <figcaption>
              <b>{quote.author && quote.consent ? quote.author : quote.business}</b>{' '}
              {quote.author && quote.consent
                ? quote.business
                : isSample(quote.business) && <span className="quote-sample">Beispiel</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
