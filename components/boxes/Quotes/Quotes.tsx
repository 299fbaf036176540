import type { PropsOf } from '../../contract/shapes'
import { tintOf } from '../../facts/personas'
import { Blocks } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import type { quote, quotesBox } from './Quotes.contract'

type QuoteProps = PropsOf<typeof quote>

/** What customers say. Until somebody stands behind it, a quote says that it is an example. */
export function Quotes({ quotes }: PropsOf<typeof quotesBox>) {
  return (
    <ul className={quotes.length > 1 ? 'quotes strip' : 'quotes columns'} aria-label="Stimmen">
      {quotes.map(quote => (
        <li className="reveal" key={quote.business}>
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  )
}

function Quote({ business, author, consent, persona, body }: QuoteProps) {
  const { site } = useSite()
  const name = author && consent ? author : undefined
  // The firm's own words need no consent.
  const isExample = !name && !business.startsWith(site.brand)
  return (
    <figure className="quote" data-tint={persona && tintOf(persona)}>
      <blockquote>
        <Blocks blocks={body} />
      </blockquote>
      <figcaption>
        <b>{name ?? business}</b> {name && business}{' '}
        {isExample && <span className="quote-example">Beispielzitat</span>}
      </figcaption>
    </figure>
  )
}
