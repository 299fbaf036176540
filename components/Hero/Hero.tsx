import { Exhibit } from '../Exhibit'
import { Actions, Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { hero } from './Hero.contract'

/** The first screen of a page: kicker, title, words and buttons, and the exhibit beside them where there is one. */
export function Hero({ kicker, note, heading, body, actions, exhibit }: PropsOf<typeof hero>) {
  return (
    <section className={exhibit ? 'hero hero-split' : 'hero'}>
      <div className="container hero-grid">
        <div className="hero-words">
          <p className="kicker">{kicker}</p>
          <Title level={1} heading={heading} />
          <div className="lead">
            <Blocks blocks={body} />
          </div>
          <Actions actions={actions} />
          {note && <p className="note">{note}</p>}
        </div>
        {exhibit && (
          <div className="hero-exhibit">
            <Exhibit {...exhibit} />
          </div>
        )}
      </div>
    </section>
  )
}
