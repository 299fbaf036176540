import type { Knowledge } from '../messages'
import { contactLine, link, mailLink, phoneLink } from './links'
import { fold } from './words'

type Site = Knowledge['site']

const contact = link('Kontakt', '/kontaktinformationen')

/** Facts visitors ask for in the same few words, taken from the site's data. Patterns are matched on folded text. */
const facts: [pattern: RegExp, answer: (site: Site) => string][] = [
  [
    /ofnungszeit|geschaftszeit|burozeit|\bwan\b.*\b(ofen|geofnet|ereichbar|da|im buro|gesperrt|sperrt|arbeiten sie)\b|\b(samstags?|sontags?|wochenende|feiertags?)\b.*\b(ofen|geofnet|ereichbar|da)\b|\b(ofen|geofnet|ereichbar)\b.*\b(samstags?|sontags?|wochenende|heute|jetzt)\b|\b(habt ihr|haben sie)\b.*\b(ofen|geofnet)\b/,
    ({ hours }) => `Unser Team ist ${hours} für Sie da, dieser Chat rund um die Uhr. Alle Wege zu uns: ${contact}.`,
  ],
  [
    /\b(telefonumer|rufnumer|telnr|handynumer)\b|\b(ihre|eure|unter welcher|welche) numer\b|\bwie\b.*\b(sie|euch|4xdu)\b.*\b(anrufen|telefonisch|ereiche\w*)\b|\b(sie|euch) (anrufen|telefonisch)\b|^\W*(telefon|tel)\W*$/,
    ({ phone, hours }) => `Sie erreichen uns unter ${phoneLink(phone)}, ${hours}. Weitere Wege: ${contact}.`,
  ],
  [
    /\b(e-?mail|mail)[- ]?(adres\w*)|^\W*e?-?mail\W*$|\b(ihre|eure) e?-?mail\b|\b(ihnen|euch) (eine )?(e-?mail|mail)\b|per (e-?)?mail (ereich|kontakt)/,
    ({ email }) => `Schreiben Sie uns an ${mailLink(email)}. Oder nehmen Sie das Formular unter ${contact}.`,
  ],
  [
    /\bwo\b.*\b(firma|buro|sitz\w*|agentur|zu hause|daheim|finde?n?|seid|zuhause|standort|adrese)\b|\b(adrese|anschrift|standort|firmensitz)\b/,
    () =>
      `Wir sind eine Agentur aus Graz. Die Anschrift steht im ${link('Impressum', '/impressum')}, alle Wege zu uns unter ${contact}.`,
  ],
  [
    /\b(mensch\w*|mitarbeiter(in)?|person|jemand\w*|kolege\w*|support|team)\b.*\b(sprechen|reden|telefonieren|schreiben|kontakt\w*|verbinden)\b|\b(sprechen|reden|verbinden)\b.*\b(mensch\w*|mitarbeiter(in)?|person|jemand\w*)\b|^\W*(kontakt|kontaktdaten|impresum kontakt)\W*$|\bwie (kan|konen|ereiche?)\b.*\b(kontaktieren|ereichen|ereiche?)\b.*|\b(sie|euch) (kontaktieren|ereichen)\b/,
    site =>
      `Sehr gerne: Unser Team erreichen Sie ${contactLine(site)}. Wir sind ${site.hours} da. Details: ${contact}.`,
  ],
  [
    /kreditkarte|\b(gratis|kostenlos\w*|unverbindlich)\b.*\b(test\w*|ausprobier\w*|probier\w*|demo)\b|\b(test\w*|probier\w*|ausprobier\w*|demo|probezeit|testphase|testzeitraum)\b.*\b(gratis|kostenlos\w*|kostet|dauert|lange|tage)\b|\b(wie lange)\b.*\b(test\w*|probier\w*)\b|^\W*(gratis|kostenlos)?\W*(test\w*|ausprobieren|demo|testphase|trial)\W*$|\bdemo (anfordern|haben|bekomen)\b/,
    () =>
      `Sie testen 14 Tage kostenlos, es ist keine Kreditkarte nötig. Hier geht es los: ${link('Demo anfordern', '/trial')}.`,
  ],
]

/** The answer to a question about reaching the firm, its hours or the free trial; undefined for everything else. */
export function contactFact(question: string, site: Site): string | undefined {
  const folded = fold(question)
  return facts.find(([pattern]) => pattern.test(folded))?.[1](site)
}
