import { Head } from '../Face'
import { tintOf } from '../personas'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { Words } from '../Words'
import type { quote, quotesBox } from './Quotes.contract'

type QuoteProps = PropsOf<typeof quote>

export function Quotes({ quotes }: PropsOf<typeof quotesBox>) {
  const { site } = useSite()
  // The firm's own words need no consent.
  const isSaid = ({ author, consent, business }: QuoteProps) =>
    Boolean(author && consent) || business.startsWith(site.brand)
  return (
    <ul className="quotes strip">
      {quotes.map(quote => (
        <li className="reveal" key={quote.business}>
          {isSaid(quote) ? <Said {...quote} /> : <Message {...quote} />}
        </li>
      ))}
    </ul>
  )
}

/** Somebody stands behind these words. */
function Said({ business, author, persona, body }: QuoteProps) {
  return (
    <figure className="quote" data-tint={persona && tintOf(persona)}>
      <blockquote>
        <Blocks blocks={body} />
      </blockquote>
      <figcaption>
        <b>{author ?? business}</b> {author && business}
      </figcaption>
    </figure>
  )
}

/** Nobody does: an example of what an assistant writes, as a message in a chat. */
function Message({ business, persona, body }: QuoteProps) {
  return (
    <figure className="quote quote-message" data-tint={persona && tintOf(persona)}>
      <figcaption>
        {persona && <Head name={persona} size={44} />}
        <span>
          <b>{persona ?? 'Assistent'}, KI</b>{' '}
          <small>
            <Words text={`Beispiel, ${business}`} />
          </small>
        </span>
      </figcaption>
      <div className="bubble">
        <Blocks blocks={body} />
      </div>
    </figure>
  )
}
