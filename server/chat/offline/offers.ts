import type { Offer, Price } from '../../messages'

/** `1.500 €`, `0,07 €`; the space does not break. */
export function euro(amount: number): string {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.')
  return `${grouped(whole)}${cents === undefined ? '' : `,${cents}`}\u00a0€`
}

/** An amount with its cents, as prices per minute are written: `2,00 €`. */
function exactly(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')}\u00a0€`
}

/** `1500` → `1.500`, as the site writes it; Intl groups Austrian German with a space. */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.')
}

type Per = Price['per']

function priceOf({ prices }: Offer, per: Per, regular = false): number | undefined {
  return prices.find(price => price.per === per && (price.regular ?? false) === regular)?.euro
}

/** One line for an offer, made from its figures: `PRO: ab 1.500 € Startpreis, dazu 0,07 € pro Nachricht.` */
export function offerSentence(offer: Offer): string {
  const [start, message] = [priceOf(offer, 'start'), priceOf(offer, 'message')]
  const [minute, regular] = [priceOf(offer, 'minute'), priceOf(offer, 'minute', true)]
  const [person, video] = [priceOf(offer, 'person'), priceOf(offer, 'video')]
  const told = () => {
    if (start !== undefined)
      return `ab ${euro(start)} Startpreis${message === undefined ? '' : `, dazu ${euro(message)} pro Nachricht`}`
    if (minute !== undefined)
      return `mit KI ${exactly(minute)} pro Minute${regular === undefined ? '' : `, regulär ${exactly(regular)}`}`
    if (person !== undefined) return `${euro(person)} pro Person`
    if (video !== undefined) return `${euro(video)} pro Video`
    return 'Preis auf Anfrage'
  }
  return `**${offer.name}**: ${told()}.`
}

/** The span of many offers paid by the minute in one sentence; undefined where they are not. */
export function spanSentence(offers: readonly Offer[]): string | undefined {
  const span = (regular: boolean) => {
    const amounts = offers.map(offer => priceOf(offer, 'minute', regular)).filter(amount => amount !== undefined)
    return amounts.length === offers.length
      ? `${exactly(Math.min(...amounts))} bis ${exactly(Math.max(...amounts))}`
      : undefined
  }
  const [withAi, regular] = [span(false), span(true)]
  if (withAi === undefined) return undefined
  return `Je nach Leistung kostet eine Minute mit KI ${withAi}${regular === undefined ? '' : `, regulär ${regular}`}.`
}

/** What holds for all of some offers: the one-time setup and the condition, in one sentence. */
export function conditionSentence(offers: readonly Offer[]): string {
  const setup = offers[0] && priceOf(offers[0], 'setup')
  const once = setup === undefined ? '' : `Die Einrichtung kostet einmalig je Leistung ${euro(setup)}. `
  return `${once}Alle Preise ${offers[0]?.condition ?? ''}`.replace(/\.?$/, '.')
}

/** „2.000 Nachrichten kosten in PRO 140 €.“ for each package; undefined where none is priced by the message. */
export function messagesSentence(count: number, offers: readonly Offer[]): string | undefined {
  const sums = offers.flatMap(({ name, prices }) => {
    const price = prices.find(({ per }) => per === 'message')
    return price ? [`in ${name} ${euro(Math.round(count * price.euro * 100) / 100)}`] : []
  })
  return sums.length === 0
    ? undefined
    : `${grouped(String(count))} Nachrichten kosten ${sums.join(', ')}, dazu kommt der Startpreis.`
}

const groupNames: Record<Offer['group'], string> = {
  package: 'Pakete für Website und WhatsApp',
  telephone: 'Assistenten am Telefon',
  training: 'Training',
  video: 'Produktvideos',
}

/** All that can be bought for the model, one line each, as it stands on the first page that sells it. */
export function offersDigest(offers: readonly Offer[]): string {
  const once = offers.filter(
    (one, at) => offers.findIndex(({ group, name }) => group === one.group && name === one.name) === at,
  )
  const groups = Object.entries(groupNames).flatMap(([group, name]) => {
    const own = once.filter(offer => offer.group === group)
    const lines = own.map(offer => `- ${offerSentence(offer)} ${(offer.features ?? []).join('; ')}`.trim())
    return own[0] ? [[`${name} (${own[0].url}). ${conditionSentence(own)}`, ...lines].join('\n')] : []
  })
  return groups.join('\n\n')
}
