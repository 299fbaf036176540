import type { Knowledge } from '../messages'
import { link, mailLink, phoneLink } from './links'
import { scanQr } from './sentences'
import { byPrice } from './tier-features'
import { pricePage } from './tiers'

type Language = {
  /** Words that only this language has; two of them tell it, or one that stands alone. */
  words: RegExp
  thanks: RegExp
  wish: RegExp
  welcome: string
  number: Intl.NumberFormat
  card: (facts: { from: string; perMessage: string; prices: string; phone: string; email: string }) => string
}

const euros = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })

const german =
  /\b(der|die|das|und|ich|ist|ein|eine|einen|wie|wer|für|mit|nicht|kein|keine|auch|bei|ihr|euch|sie|wir|auf|kann|habt|kostet)\b/gi

const languages: Language[] = [
  {
    words:
      /\b(the|are|does|how|much|many|what|where|when|which|who|why|you|your|can|could|would|want|need|my|have|for|and|of|to|with|this|please|thanks?|hello|speak|english|free|price|call|me|appointment)\b/gi,
    thanks: /^\W*(many )?(thanks?|thank you)( \w+){0,3}\W*$/i,
    wish: /\b(want|need|like|book|make|get|have|give)\b.*\b(appointment|meeting)\b|\b(book|schedule|arrange)\b( \w+){0,3} (call|consultation)\b|\b(speak|talk) (to|with) (someone|somebody|a human|a person|your team)\b|^\W*(an )?appointment( please)?\W*$|\bcall me\b/i,
    welcome: 'You are welcome!',
    number: euros('en-IE'),
    card: ({ from, perMessage, prices, phone, email }) =>
      `I can only quote our pages, and they are in German. In short:\n- Chatbot: from ${from}, plus ${perMessage} per message, excl. VAT, for businesses (${link('prices', prices)})\n- Free trial: 14 days, no credit card (${link('request a demo', '/trial')})\n- Our team: ${email}, ${phone}\n\nFor an appointment, just write “appointment”.`,
  },
  {
    words:
      /\b(quanto|costa|vorrei|grazie|buongiorno|buonasera|parlate|parli|italiano|posso|avete|dove|quando|appuntamento|prezz[oi]|siete|perché|sono|una|il|che|un)\b/gi,
    thanks: /^\W*(tante |mille )?grazie( \w+){0,2}\W*$/i,
    wish: /\b(vorrei|voglio|posso|prenotare|fissare|avere)\b.*\bappuntamento\b|^\W*(un )?appuntamento( per favore)?\W*$/i,
    welcome: 'Prego!',
    number: euros('it-IT'),
    card: ({ from, perMessage, prices, phone, email }) =>
      `Posso solo citare le nostre pagine, che sono in tedesco. In breve:\n- Chatbot: da ${from}, più ${perMessage} per messaggio, IVA esclusa, per aziende (${link('prezzi', prices)})\n- Prova gratuita: 14 giorni, senza carta di credito (${link('richiedere una demo', '/trial')})\n- Il nostro team: ${email}, ${phone}\n\nPer un appuntamento scriva “appuntamento”.`,
  },
]

/** What Emilia says to who writes in another language: the pages are in German. Undefined where it is German or cannot be told. */
export function foreignAnswer(
  question: string,
  { tiers, passages, site }: Pick<Knowledge, 'tiers' | 'passages' | 'site'>,
): { kind: 'talk' | 'appointment' | 'unknown'; content: string } | undefined {
  const language = languageOf(question)
  if (!language) return undefined
  if (language.thanks.test(question)) return { kind: 'talk', content: language.welcome }
  if (language.wish.test(question)) return { kind: 'appointment', content: scanQr }
  const [smallest] = byPrice(tiers)
  if (!smallest) return undefined
  const { number, card } = language
  const content = card({
    from: number.format(smallest.from),
    perMessage: number.format(smallest.perMessage),
    prices: pricePage(passages, smallest.name),
    phone: phoneLink(site.phone),
    email: mailLink(site.email),
  })
  return { kind: 'unknown', content }
}

function languageOf(question: string): Language | undefined {
  if (question.match(german)) return undefined
  const length = question.match(/\p{L}+/gu)?.length ?? 0
  return languages.find(({ words }) => {
    const met = new Set(question.toLowerCase().match(words)).size
    return met > 1 || (met === 1 && length < 3 && length > 0)
  })
}
