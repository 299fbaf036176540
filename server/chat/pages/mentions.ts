import type { Knowledge, Offer, Subject } from '../../../shared/messages'
import { offersOnce, type Quantity, type Unit } from '../offers'
import { finderOf, phraseText } from '../phrases'
import { beginOf, isPriceWord, isSmall, tellingWords, wordsOf } from '../words'
import { bareFiguresIn, countsIn, figuresAlike, isQuantity, unitOf } from './quantities'

/** What can be bought: an offer of a product, or a product whose price goes by its scope. */
export type Item = { product: Subject; offer?: Offer }

/** What a clause of a question speaks of (of several items any may be meant), and what it counts: „3 Fortgeschrittene“. */
export type Mention = { items: readonly Item[]; quantities: readonly Quantity[] }

/** The items that a text may mean: by a package („Basic“ is a video, too), a product, a unit („Minuten“) or a name of its own. */
export type Hints = Record<'byPackage' | 'byProduct' | 'byUnit' | 'byName', readonly Item[]>

export type Mentions = ReturnType<typeof createMentions>

export const isPackage = ({ product }: Item): boolean => product.price === 'package'

const isPaidBy = (unit?: Unit, offer?: Offer): boolean =>
  offer?.prices.some(({ per }) => per === unit) ?? false

/** Whether a text says by the words of subjects.yaml what it means, so that nothing else can be meant. */
export const isNaming = ({ byPackage, byProduct }: Hints): boolean =>
  byPackage.length + byProduct.length > 0

/** Reads what a question speaks of: „Was kosten PRO und 2 Videos in Basic?“ */
export function createMentions({ offers, subjects }: Pick<Knowledge, 'offers' | 'subjects'>) {
  const sold = subjects.products.flatMap((product): Item[] => {
    const own = offersOnce(offers).filter(({ group }) => group === product.price)
    return own.length > 0 ? own.map(offer => ({ product, offer })) : [{ product }]
  })
  const hintsIn = createHints(sold, subjects)
  const withSiblings = (items: readonly Item[]) =>
    sold.filter(({ product }) => items.some(item => item.product === product))

  /** Whether a text names something in any words: „Bestellungen“ */
  function namesAny(text: string): boolean {
    const hints = hintsIn(text)
    return isNaming(hints) || hints.byName.length > 0
  }

  /**
   * What a text speaks of: each hint leaves fewer items, the surest comes first.
   * @param before what was spoken of before: „Und 2000 Nachrichten?“ still speaks of PRO
   */
  function itemsIn(text: string, before: readonly Item[]): readonly Item[] {
    const { byPackage, byProduct, byUnit, byName } = hintsIn(text)
    const context = byProduct.length > 0 ? [] : before
    // „Basic oder Professional“
    const beside = byName.filter(item => withSiblings(byPackage).includes(item))
    const packages = [...byPackage, ...beside]
    // „Und mit Terminbuchung?“ speaks of the package that holds it.
    const names = [...byPackage, ...context].some(isPackage) ? [] : byName
    // „Und bei 5 Mitarbeitern?“ speaks of a training only where nothing else was spoken of.
    const used = byUnit.some(({ offer }) => isPaidBy('person', offer)) ? [] : byUnit
    const spokenOf = [context, withSiblings(context), byUnit, sold.filter(isPackage)]
    const hints = [packages, byProduct, used, names, ...spokenOf]
    return hints.reduce<readonly Item[]>((items, hint) => {
      const left = items.filter(item => hint.includes(item))
      return left.length > 0 ? left : items
    }, sold)
  }

  /**
   * What is named, then what is only counted, most often of what is named: „500 Nachrichten, BASIC oder PRO“.
   * @param unitBefore what a figure alone counts
   */
  function mentionsIn(question: string, before: readonly Item[], unitBefore?: Unit): Mention[] {
    // „2 Kurse“ are no persons.
    const isCounted = (word: string) => namesAny(word) && hintsIn(word).byProduct.length === 0
    // „10 am Tag mit BASIC und 20 mit PRO“: of what is counted over time each figure would need its own.
    const [first] = countsIn(question)
    const unit = first?.perMonth || first?.made ? undefined : (first?.unit ?? unitBefore)
    const mentionIn = (text: string, context: readonly Item[]): Mention => {
      const counts = [...countsIn(text, question), ...bareFiguresIn(text, isCounted)]
      const alike = unit ? figuresAlike(text, isCounted).map(number => ({ number, unit })) : []
      return { items: itemsIn(text, context), quantities: [...counts, ...alike] }
    }
    const clauses = clausesOf(question, text => namesAny(text) || hintsIn(text).byUnit.length > 0)
    let context = before
    const named = clauses.filter(namesAny).map(clause => {
      const mention = mentionIn(clause, context)
      // „Videos in Basic und Enterprise“
      if (!mention.items.some(isPackage)) context = mention.items
      return mention
    })
    const spokenOf = named.length > 0 ? named.flatMap(({ items }) => items) : before
    const counted = clauses
      .filter(clause => !namesAny(clause) && countsIn(clause).length > 0)
      .map(clause => mentionIn(clause, spokenOf))
    const all = [...named, ...counted]
    return all.length > 0 ? narrowed(all) : [mentionIn(question, before)]
  }

  /** What a page sells; the home page tells nothing, as it sells everything. */
  const soldOn = (page = '/') =>
    sold.filter(({ product }) => page !== '/' && product.pages.includes(page))
  return { hintsIn, namesAny, itemsIn, mentionsIn, soldOn }
}

/** One that only speaks of more than another does belongs to it: „Terminbuchung | 20 Anrufe am Tag“. */
function narrowed(mentions: readonly Mention[]): Mention[] {
  const within = ({ items }: Mention) =>
    mentions.filter(
      one => one.items.length < items.length && one.items.every(item => items.includes(item)),
    )
  const isWide = (mention: Mention) => within(mention).length === 1
  return mentions
    .filter(mention => !isWide(mention))
    .map(mention => {
      const wide = mentions.filter(other => isWide(other) && within(other).includes(mention))
      return { ...mention, quantities: [mention, ...wide].flatMap(({ quantities }) => quantities) }
    })
}

/** „2 Leute Einsteiger | und 3 Fortgeschrittene“; „PRO mit 300 Nachrichten monatlich, ein halbes Jahr lang“ is one clause. */
function clausesOf(question: string, tells: (text: string) => boolean): string[] {
  const clauses: string[] = []
  let isTold = false
  for (const part of question.split(/,(?!\d)|\+|(?<!\p{L})(?=(?:und|plus)(?!\p{L}))/iu)) {
    const isTelling = tells(part)
    if (isTold && isTelling) clauses.push(part)
    else clauses.push(`${clauses.pop() ?? ''} ${part}`)
    isTold ||= isTelling
  }
  return clauses
}

/** „0,07 € pro Nachricht“ does not speak of the package PRO; „pro und“, „pro Paket“ do. */
const paidPer = (text: string): string =>
  text.replace(/\b[Pp]ro (\p{L}+)/gu, (whole, next: string) => {
    const [word = ''] = wordsOf(next)
    const isPaid = isQuantity(word) || !(isSmall(word) || isPriceWord(word))
    return isPaid && !/^(?:paket|basic|enterp)/.test(word) ? next : whole
  })

/** Finds what the words of a text may mean: „Basic“, „Videos“, „Minuten“, „Bestellungen“. */
function createHints(sold: readonly Item[], { products, packages }: Knowledge['subjects']) {
  const itemsOf = (product?: Subject) => sold.filter(item => item.product === product)
  const productFinders = products.map(product => ({ product, fits: finderOf(product.words) }))
  const packageFinders = packages.map(({ name, words }) => {
    const items = sold.filter(({ offer }) => offer?.name.toUpperCase().startsWith(name))
    return { items, fits: finderOf(words) }
  })
  const nameOf = ({ offer }: Item) => tellingWords(offer?.name ?? '').map(beginOf)
  // „Bestellungen“ means „Bestellannahme“; what several are called names none, nor „Training“, as all of its kind are called.
  const begins = [...sold.flatMap(nameOf), ...products.map(({ price = '' }) => beginOf(price))]
  const isOwn = (begin: string) => begins.filter(one => one === begin).length === 1
  const ownNames = sold.map(item => (isPackage(item) ? [] : nameOf(item).filter(isOwn)))

  return (text: string): Hints => {
    const heard = phraseText(paidPer(text))
    const words = wordsOf(text)
    const units = words.flatMap(word => unitOf(word) ?? [])
    const unit = units.find(one => one !== 'person') ?? units[0]
    const paid = sold.find(({ offer }) => isPaidBy(unit, offer))
    return {
      byPackage: packageFinders.flatMap(({ items, fits }) => (fits(heard) ? items : [])),
      byProduct: itemsOf(productFinders.find(({ fits }) => fits(heard))?.product),
      byUnit: itemsOf(paid?.product),
      byName: sold.filter((_, at) => words.some(word => ownNames[at]?.includes(beginOf(word)))),
    }
  }
}
