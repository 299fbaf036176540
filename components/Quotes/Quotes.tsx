import { tintOf } from '../personas'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import type { quotesBox } from './Quotes.contract'

export function Quotes({ quotes }: PropsOf<typeof quotesBox>) {
  return (
    <ul className={`quotes quotes-${quotes.length}`}>
      {quotes.map(quote => (
        <li className="reveal" key={quote.business}>
          <figure className="quote" data-tint={quote.persona && tintOf(quote.persona)}>
            <blockquote>
              <Blocks blocks={quote.body} />
            </blockquote>
            <figcaption>
              {quote.author && quote.consent ? (
                <>
                  <b>{quote.author}</b> {quote.business}
                </>
              ) : (
                <>
                  <b>{quote.business}</b> <span className="quote-sample">Beispiel</span>
                </>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
