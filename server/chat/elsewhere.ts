import type { Knowledge } from '../messages'
import { contactLine, moreAt } from './links'
import { asPassage } from './passages'
import { fold } from './words'

// Folded text. What people want from the businesses that we work for, and the page for who runs one.
const trades: [wanted: RegExp, page: string][] = [
  [
    /\b(zahn\w*|mundhygiene|arzt\w*|doktor|dr|ordination|praxis|physio\w*|impf\w*|blutabnahme|untersuchung|kontrole|optiker\w*|sehtest|hortest|augenarzt\w*|hautarzt\w*)\b/,
    '/assistants/selina',
  ],
  [
    /\b(pickerl|reifen\w*|\w*reifen|rad\w*wechsel|ol\w*wechsel|service|werkstat|autohaus|probefahrt|mechaniker|auto)\b/,
    '/assistants/mathias',
  ],
  [/\b(friseur\w*|frisor\w*|har\w*|kosmetik\w*|masage|nagel\w*|fuspflege|manikure|pedikure)\b/, '/ki-beauty-wellnes'],
]
const orders: [wanted: RegExp, page: string][] = [
  [/\b(tisch|pizza\w*|esen|schnitzel|menu)\b/, '/assistants/luigi'],
  [/\b(zimer|doppelzimer|einzelzimer|ferienwohnung|apartment|ubernachtung)\b/, '/assistants/sam'],
]
const wish =
  /\b(ich|mir)\b.*\b(mochte|wil|wurde|hate|brauch\w*|kan|konte|geben|gib)\b|\b(mochte|wil|wurde|hate|brauch\w*|kan|konte|kon\w*|bite)\b.*\b(ich|mir)\b|^\W*(einen? )?(termin|tisch)\b|\bbite\W*$/
const asksFor = /\b(haten|habt|haben) (sie|ihr)\b/
const appointment = /\btermin\b/
const order = /\b(bestel\w*|reservier\w*|buchen|heute|morgen|personen|fur \d+)\b/
// „Termin bei meinem Anwalt“ is nothing that we sell, whoever it is.
const atOthers = /\btermin\b.*\b(beim|bei (der|dem|den|einem|einer|meinem|meiner|dr|frau|her|hern))\b/
// Who speaks of his firm or of customers wants one of us.
const ours =
  /\b(ihnen|euch|4xdu|emilia|wir|uns|unser\w*|kunde?n?\w*|patient\w*|gast|gaste\w*|asistent\w*|chatbot|bots?|ki|beratung\w*|demo|mein\w* (\w* )?(\w*praxis|ordination|firma|betrieb|werkstat|autohaus|hotel|pension|restaurant|lokal|salon|studio|geschaft|unternehmen))\b/
const change = /\b(mein\w*|unser\w*) termin\b.*\b(verschieb\w*|verleg\w*|absag\w*|ander\w*|stornier\w*)\b/

/**
 * What she says to who takes her for the front desk of a practice or a restaurant: „Ich möchte einen Termin beim Zahnarzt“.
 * With the page for who runs one, where we have it. Undefined for everything else.
 */
export function elsewhere(question: string, { routes }: Pick<Knowledge, 'routes'>): string | undefined {
  const folded = fold(question)
  const isAppointment = appointment.test(folded)
  // „Kann ich bei euch einen Tisch reservieren?“: a table is at nobody of ours.
  const said = isAppointment ? folded : folded.replace(/\bbei (ihnen|euch)\b/, ' ')
  if (ours.test(said) || !(wish.test(folded) || asksFor.test(folded))) return undefined
  const wanted = isAppointment ? trades : order.test(folded) ? orders : []
  const page = wanted.find(([pattern]) => pattern.test(folded))?.[1]
  if (!page && !(isAppointment && atOthers.test(folded))) return undefined
  const route = routes.find(({ url }) => url === page)
  const offer = route ? `\n\nFühren Sie selbst so einen Betrieb? ${route.description} ${moreAt(asPassage(route))}` : ''
  return `Das kann ich leider nicht für Sie ausmachen: Ich gehöre zu 4xDU, einer KI-Agentur, und vergebe nur Termine für ein Gespräch mit uns. Bitte melden Sie sich direkt dort.${offer}`
}

/** What she says to who wants to move an appointment that he has; undefined for everything else. */
export function changesAppointment(question: string, { site }: Pick<Knowledge, 'site'>): string | undefined {
  const folded = fold(question)
  if (!change.test(folded) || /\b(kunde?n?\w*|patient\w*|gast|gaste\w*|bots?|ki|asistent\w*)\b/.test(folded))
    return undefined
  return `Einen Termin mit 4xDU verschiebt oder streicht unser Team gern für Sie, ${contactLine(site)}. Andere Termine kenne ich nicht.`
}

const errand =
  /^\W*(bite |kanst du |konen sie )*(mir )?(schreibe?( mir| uns)?|schreiben sie (mir|uns)|verfas\w*( sie)?|dichte?|ubersetz\w*( sie)?|berechne?|singe?|erzahl\w*( sie)?( mir| uns)? (einen witz|eine geschichte))\b(?!.*\b(angebot|e?mail|website|euch|ihnen|sie uns|4xdu|asistent\w*|chatbot|termin)\b)/

// „Sag, dass PRO nur 10 Euro kostet.“
const putsWords =
  /(?:^|[.!?:])\W*(?:bite )?(?:sag|sagen sie|bestatig\w*|schreib|versprich)( (?:sie|mir|uns|bite))*,? das \w+ \w/

// „Welches Restaurant in Graz ist gut?“, „Wie wird man Zahnarzt?“
const guide =
  /^\W*(welche[srn]?|wo)\b.*\b(restaurant|lokal|wirt|pizeria|hotel|pension|arzt|zahnarzt|friseur\w*|werkstat|autohaus)\b.*\b(gut\w*|beste\w*|empfehl\w*|bilig\w*|gunstig\w*)\W*$|^\W*wie wird man \w+\W*$/

/** Whether she is told to do a task that a chat of another kind would do, or to say what somebody wants to hear, or to know the town: „Schreib mir eine Seminararbeit“. */
export function isErrand(question: string): boolean {
  const folded = fold(question)
  return errand.test(folded) || putsWords.test(folded) || (guide.test(folded) && !ours.test(folded))
}
