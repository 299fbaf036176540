import { type Check, type Grounds, saysNo } from './check'

/** A dozen stems, and no more: what is cheaper or given away. */
const cheaper =
  /(?<!\p{L})\p{L}*(?:rabatt|nachl[aä]ss|gutschein|skonto|discount|schenk|gratis|kosten(?:los|frei)|for free(?!\p{L})|drittel|hälfte|geh(?:t|en) [^.!?]*?auf(?:s haus| uns)(?!\p{L}))/giu
/** „Das sind 50 % weniger, genau die Hälfte“: the figure is checked. */
const share = /drittel|hälfte/
const figure = /\d[ \u00a0]?(?:€|%|Euro|Prozent)/i
/** The test costs nothing, and who asks or leads to the team promises nothing. */
const promisesNothing =
  /test|demo|probe|trial|14 (?:tage|days)|unser\p{L}* team|our team|kontakt|contact|\?\s*$/iu

/** Finds sentences that promise a better price without a figure; what the pages say of such things may be said. */
export function promiseCheck({ sent }: Grounds): Check {
  const known = sent
    .split(/\n|(?<=[.!?]) /)
    .flatMap(line => (promisesNothing.test(line) ? [] : stemsIn(line)))
  return sentence =>
    !promisesNothing.test(sentence) &&
    !saysNo(sentence) &&
    stemsIn(sentence).some(stem => !known.includes(stem))
}

function stemsIn(text: string): string[] {
  const stems = text.toLowerCase().match(cheaper) ?? []
  return figure.test(text) ? stems.filter(stem => !share.test(stem)) : stems
}
