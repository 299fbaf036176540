import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, Offer } from '../../../shared/messages'
import { figuresIn, readEuro } from '../../../shared/money'
import type { Scene } from '../../../shared/scene/scene'
import { offerLine, offersOnce, telephoneLine } from '../offers'
import { finderOf, hear } from '../phrases'
import { createReply, type Judge } from './reply'

const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'
const signs = /[€$£¥%]/
const amount = /\d[\d.]*(?:,\d{2})?[ \u00a0]€/g
const figure = /\d/

const mark = /\[\[Preis ([^[\]]{1,60})\]\]/g

/** What leads somewhere: mail addresses, addresses of the web, paths (also as the target of a link), telephone numbers. */
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const address =
  /(?:https?:\/\/|www\.|tel:)[^\s<>"'„“”|\\^`{}()[\]]+|(?<![\w.@/-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:at|ch|com|de|eu|info|io|net|org)(?![\w.-])(?:\/[^\s<>"„“”()]*)?|(?<=^|[\s(„:])\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?/gi
const phone = /(?<![\d.,\p{L}])(?:\+|\(?0)\d[\d\s()/-]{4,}\d/gu
/** Of so many last digits a telephone number is known, with the country's code or without. */
const tellingDigits = 6

export type Sentences = ReturnType<typeof createSentences>

/**
 * What of a model's words reaches visitors. A model now and then gets a price wrong, or is talked into it, so it says none by
 * itself: no money, no discount, no term or guarantee, and no number beside words of price, by the words of price-words.yaml. No
 * address that is not the site's, and never that it is a human.
 */
export function createSentences(
  knowledge: Pick<Knowledge, 'priceWords' | 'offers' | 'site' | 'routes'>,
) {
  const { priceWords } = knowledge
  const { instead } = priceWords
  const leadsAway = createLinkRule(knowledge)
  const marks = createPriceMarks(knowledge)
  const never = finderOfText([...priceWords.never, ...priceWords.discounts])
  const [money, priced] = [finderOfText(priceWords.money), finderOfText(priceWords.priced)]
  const numbers = finderOfText(priceWords.numbers)
  const [human, notHuman] = [finderOfText(priceWords.human), finderOfText(priceWords.notHuman)]

  const isHuman = (sentence: string) => human(sentence) && !notHuman(sentence)
  const isMoney = (text: string) => signs.test(text) || money(text)
  function isPrice(sentence: string): boolean {
    const isCounted = priced(sentence) && (figure.test(sentence) || numbers(sentence))
    return isMoney(sentence) || never(sentence) || isCounted
  }

  return {
    /** What is sold, with the marks that stand for its prices, for the prompt. */
    marks: marks.list(),
    /** Of what Emilia says; marks become the site's own prices. */
    judge(sentence: string): ReturnType<Judge> {
      if (isHuman(sentence)) return { instead: instead.human }
      if (isPrice(marks.without(sentence))) return { instead: instead.price }
      if (leadsAway(sentence)) return { instead: contact }
      const withPrices = marks.withLines(sentence)
      return withPrices === undefined ? { instead: '' } : { says: withPrices }
    },
    /** What may be said of a whole text in a scene: no prices and discounts but those that the scene itself names. */
    inScene(scene: Scene): (text: string) => string {
      const ownText = JSON.stringify(scene)
      const own = hear(ownText)
      const amounts = figuresIn(ownText).flatMap(({ euro }) => euro ?? [])
      const discounts = finderOfText(priceWords.discounts.filter(word => !finderOf([word])(own)))
      const judge: Judge = sentence => {
        if (isHuman(sentence)) return { instead: instead.human }
        const rest = sentence.replace(amount, written =>
          amounts.includes(readEuro(written) ?? Number.NaN) ? '' : written,
        )
        const isOther = isMoney(rest) || discounts(rest) || leadsAway(sentence)
        return isOther ? { instead: '' } : { says: sentence }
      }
      return text => createReply(judge).whole(text)
    },
  }
}

function finderOfText(phrases: readonly string[]): (text: string) => boolean {
  const finds = finderOf(phrases)
  return text => finds(hear(text))
}

/** @returns whether a sentence leads to something that is not the site's */
function createLinkRule({ site, routes }: Pick<Knowledge, 'site' | 'routes'>) {
  const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-tellingDigits)
  const isOurMail = (written: string) =>
    mailHref(written.replace(/[.-]+$/, '')) === mailHref(site.email)
  const isOurAddress = (written: string) => {
    const target = written.replace(/[.,;:!?*_]+$/, '')
    const local = site.url && target.startsWith(site.url) ? target.slice(site.url.length) : target
    const path = local.replace(/[#?].*|\/+$/g, '') || '/'
    return target === telHref(site.phone) || routes.some(({ url }) => url === path)
  }
  return (sentence: string): boolean => {
    const rest = sentence.replace(mail, ' ')
    const isOurs =
      (sentence.match(mail) ?? []).every(isOurMail) &&
      (rest.match(address) ?? []).every(isOurAddress) &&
      (rest.match(phone) ?? []).every(number => digitsOf(number) === digitsOf(site.phone))
    return !isOurs
  }
}

/** Marks that stand for prices in what a model writes: `[[Preis PRO]]`. */
function createPriceMarks({ offers: all, priceWords }: Pick<Knowledge, 'offers' | 'priceWords'>) {
  const offers = offersOnce(all)
  const telephone = offers.filter(({ group }) => group === 'telephone')

  /** `Workshop` means `Workshop für Einsteiger`, `Basic` the video and `BASIC` the package. */
  function lineOf(name: string): string | undefined {
    if (name === 'Test') return `**Test**: ${priceWords.trial}`
    if (name === 'Telefon' && telephone.length > 0) return telephoneLine(telephone)
    const offer =
      offers.find(one => one.name === name) ?? offers.find(one => one.name.includes(name))
    return offer && `${offerLine(offer)}, ${offer.condition}`
  }

  return {
    /** A sentence with the site's own lines in place of its marks; undefined where it holds one that nobody knows. */
    withLines(sentence: string): string | undefined {
      const withLines = sentence
        .replace(mark, (written, name: string) => lineOf(name.trim()) ?? written)
        .replace(/USt\.\.(?!\.)/g, 'USt.')
      return withLines.includes('[[') ? undefined : withLines
    },
    /** A sentence without its marks: what the model itself says. */
    without: (sentence: string): string => sentence.replace(mark, ''),
    /** For the prompt: what is sold, without its prices. */
    list: (): string =>
      [
        ...offers.filter(({ group }) => group !== 'telephone').map(digestOf),
        '- [[Preis Telefon]]: KI am Telefon, pro Minute',
        '- [[Preis Test]]: der Test, wie lang und zu welchem Preis',
      ].join('\n'),
  }
}

function digestOf({ name, features = [] }: Offer): string {
  return [`- [[Preis ${name}]]: ${name}`, ...features].join('; ')
}
