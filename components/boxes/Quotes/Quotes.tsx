import type { PropsOf } from '../../contract/shapes'
import { tintOf } from '../../facts/personas'
import { Blocks } from '../../ui/RichText'
import type { quote, quotesBox } from './Quotes.contract'

type QuoteProps = PropsOf<typeof quote>

/** What customers say. Until somebody stands behind it, a quote says that it is an example. */
export function Quotes({ quotes }: PropsOf<typeof quotesBox>) {
  return (
    <ul className="columns abreast" aria-label="Stimmen">
      {quotes.map(quote => (
        <li className="reveal" key={quote.business}>
          <Quote {...quote} />
        </li>
      ))}
    </ul>
  )
}

function Quote({ business, author, consent, persona, body }: QuoteProps) {
  const name = author && consent ? author : undefined
  return (
    <figure className="quote card" data-tone="tint" data-tint={persona && tintOf(persona)}>
      <blockquote>
        <Blocks blocks={body} />
      </blockquote>
      <figcaption>
        <b>{name ?? business}</b> {name && business} {!name && <small>Beispielzitat</small>}
      </figcaption>
    </figure>
  )
}
