import { euro, euroCents } from '../../../shared/money'
import type { Action, Block } from '../../contract/rich-text'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { TALK_ANCHOR, teamNames, tintOf } from '../../facts/personas'
import type { Prices } from '../../facts/prices'
import { Bust } from '../../ui/Face'
import { Blocks, Buttons, Text } from '../../ui/RichText'
import { useFormHref, useSite } from '../../ui/site-context'
import { boxComponents } from '../box-components'
import { ContactDetails } from '../ContactDetails/ContactDetails'
import { forms, type hero } from './Hero.contract'

/**
 * The first screen of a page in four layers: title, words, buttons and one line with the price; and the exhibit. On phones its
 * first way goes on at the foot of the window when the buttons have left it (renderer/browser/entry.ts), unless a form is what the
 * page is about.
 */
export function Hero(props: PropsOf<typeof hero>) {
  const { kicker, note, price, persona, heading, body, actions, details, exhibit } = props
  const { prices } = useSite()
  const [invitation] = actions
  const Exhibit = exhibit && boxComponents[exhibit.tag]
  const line = price ? startPrice(price, prices) : note
  const colleague = teamNames.find(name => name === persona)
  const isForm = exhibit !== undefined && exhibit.tag in forms
  const isStep = ({ kind }: Block) => isForm && kind === 'ol'
  return (
    <>
      <section
        className={`hero${Exhibit ? ' hero-split' : ''}${isForm ? ' hero-form' : ''}${persona ? ' hero-persona' : ''}`}
      >
        <div className="container hero-grid">
          <div className="hero-words">
            <div className="hero-title">
              <h1 id={heading.id}>
                <span className="kicker">{kicker}</span>
                <span className="visually-hidden">: </span>
                <Text content={heading.content} />
              </h1>
            </div>
            <div className="hero-body">
              <div className="lead">
                <Blocks blocks={body.filter(block => !isStep(block))} />
              </div>
              {actions.length > 0 && (
                <Buttons
                  actions={actions}
                  first={
                    colleague && (
                      <a className="button scripted" href={`#${TALK_ANCHOR}`}>
                        {colleague} ausprobieren
                      </a>
                    )
                  }
                />
              )}
              {details && <ContactDetails />}
              {line && <PriceLine line={keepTogether(line)} />}
              {isForm && (
                <div className="prose hero-after">
                  <Blocks blocks={body.filter(isStep)} />
                </div>
              )}
            </div>
          </div>
          {Exhibit && (
            <div className="hero-exhibit">
              {persona && (
                <div className="hero-portrait" data-tint={tintOf(persona)}>
                  <Bust name={persona} size={320} lazy={false} />
                  <b className="ki">KI</b>
                </div>
              )}
              <Exhibit {...exhibit.props} isFirst />
            </div>
          )}
        </div>
      </section>
      {invitation && !isForm && <BarButton {...invitation} />}
    </>
  )
}

/** Its first amount stands out. */
function PriceLine({ line }: { line: string }) {
  return (
    <p>
      {line
        .split(/(\d[\d.,]*\s€)/)
        .map((piece, index) => (index === 1 ? <b key={index}>{piece}</b> : piece))}
    </p>
  )
}

/** Beside Emilia, so in one line. */
function BarButton({ href, label }: Action) {
  const toForm = useFormHref()
  return (
    <a className="hero-bar button button-small" href={toForm(href)}>
      {label.length > 20 ? 'Anfragen' : label}
    </a>
  )
}

/** What it costs to start, from content/prices.yaml: „Paket PRO: ab 1.500 € Startpreis und 0,07 € pro Nachricht, exkl. USt.“ */
function startPrice(offer: string, { condition, tiers, telephone }: Prices): string {
  const tier = tiers.find(({ name }) => name === offer)
  if (tier)
    return `Paket ${tier.name}: ab ${euro(tier.from)} Startpreis und ${euro(tier.perMessage)} pro Nachricht, ${condition}`
  const lowest = Math.min(...telephone.tasks.map(task => task.ai))
  return `Ab ${euroCents(lowest)} pro Minute, Einrichtung je Leistung einmalig ${euro(telephone.setup)}, ${condition}`
}
