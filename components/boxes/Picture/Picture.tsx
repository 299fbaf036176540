import type { PropsOf } from '../../contract/shapes'
import { Place } from '../../ui/Place'
import { Blocks, Title } from '../../ui/RichText'
import type { picture } from './Picture.contract'

/** A place as wide as the page, and below it, in one line, whose it is. */
export function Picture({ of, heading, body }: PropsOf<typeof picture>) {
  return (
    <section className="picture reveal">
      <Place name={of} />
      <div className="container halves">
        <Title level={2} heading={heading} />
        <Blocks blocks={body} />
      </div>
    </section>
  )
}
