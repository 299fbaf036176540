import type { Knowledge, Passage } from '../messages'
import { pageOf } from './passages'
import { fold } from './words'

/** How a text names a price. */
export const price = /\d\s*€|auf Anfrage/
/** Whether a passage is one of several offers of its page, its price first. */
export const isOffer = ({ text }: Passage) => /^(ab )?\d[\d.,]*\s?€|^auf Anfrage/.test(text)
/** Whether a passage is there to say what something costs. */
export const isAboutCosts = ({ heading }: Passage) => /kost|preis|\blohn\b|verrechn|zahlt/i.test(heading)

/** Whether a passage lists one tier or compares all: the same on many pages, and not the price of what its page is about. */
export function isTierCard({ heading, text }: Passage, tiers: Knowledge['tiers']): boolean {
  return /pro Nachricht/i.test(text) && (tiers.some(({ name }) => name === heading) || /^Startpreis:/m.test(text))
}

/** Whether an offer of a page is called like a tier: „Enterprise“ is a video too. */
export function isNamesake(passage: Passage, tiers: Knowledge['tiers']): boolean {
  return isOffer(passage) && tiers.some(({ name }) => fold(name) === fold(passage.heading))
}

/** Whether something of its own is sold on a page, not one of the tiers: a training, a video, minutes on the telephone. */
export function sellsItsOwn(page: string, passages: Knowledge['passages']): boolean {
  const own = passages.filter(passage => pageOf(passage) === page)
  return (
    !own.some(({ text }) => /pro Nachricht/i.test(text)) &&
    (isService(page) || own.some(({ text }) => price.test(text)))
  )
}

/** Services are sold by offer where their page names no price. */
export function isService(page: string): boolean {
  return page.startsWith('/services/')
}
