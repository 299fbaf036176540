import { type Check, type Grounds, saysNo } from './check'

/** Words for what is cheaper or given away; „Sie schenken ein“ gives nothing. A dozen stems, and no more. */
const cheaper =
  /(?<!\p{L})\p{L}*(?:rabatt|nachl[aä]ss|gutschein|skonto|discount|geschenk|(?:wir|ich) schenk|schenken? (?:wir|ich|Ihnen)|gratis|kosten(?:los|frei)|for free(?!\p{L})|drittel|hälfte|halbe[nrs]? \p{L}*preis|geh(?:t|en) [^.!?]*?auf(?:s haus| uns)(?!\p{L}))/giu
/** These are no promise beside a figure, which is checked by itself: „50 % weniger, genau die Hälfte“. */
const share = /drittel|hälfte|halbe/
const figure = /\d[ \u00a0]?(?:€|%|Euro|Prozent)/i
/** Sentences that promise nothing: about the free test, about a way to the team, or questions. */
const promisesNothing =
  /test|demo|probe|trial|14 (?:tage|days)|unser\p{L}* team|our team|kontakt|contact|\?\s*$/iu

/** Finds sentences that promise a better price without a figure. Words that were sent may be said. */
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
