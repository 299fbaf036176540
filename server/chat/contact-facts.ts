import type { Knowledge } from '../messages'
import { contactLine, link, mailLink, phoneLink } from './links'
import { fold } from './words'

type Site = Knowledge['site']
type Fact = { asks: RegExp[]; not?: RegExp; answer: (site: Site) => string }

// Who speaks of these asks about our products or about his own firm, not how to reach ours. Folded.
const another =
  /\b(kunde?n?|kundin\w*|gast|gaste\w*|patient\w*|anrufer\w*|interesent\w*|(chat|telefon|whatsap|sprach|voice|web)?bots?|asistent\w*|ki|mathias|selina|luigi|sabine|sam|roberto|phonix|unsere?[mnrs]?|meine?[mnrs]?|kost\w*|preis\w*|speicher\w*|eigene)\b/

const contact = link('Kontakt', '/kontaktinformationen')

/** What visitors ask for in the same few words, answered from the site's data. Patterns are matched on folded text. */
const facts: Fact[] = [
  {
    asks: [
      /ofnungszeit|geschaftszeit|burozeit|zu welch\w+ zeit/,
      /\bwan\b.*\b(ofen|geofnet|ereichbar|da|im buro|gesperrt|sperrt|arbeiten sie)\b/,
      /\bwan\b.*\b(macht|machen|schlies\w*|sperrt|sperren)( (ihr|sie|es|das buro|euer buro|ihr buro))?( \w+){0,2} (zu|auf)\W*$/,
      /\bwan\b.*\b(schlies\w*|sperrt)\b.*\bburo\b/,
      /\b(samstags?|sontags?|wochenende|feiertags?)\b.*\b(ofen|geofnet|ereichbar|da)\b/,
      /\b(ofen|geofnet|ereichbar)\b.*\b(samstags?|sontags?|wochenende|heute|jetzt)\b/,
      /\b(samstags?|sontags?|wochenende|feiertags?)\b.*\b(wer|jemand) (im buro|da|ereichbar)\b/,
      /\b(habt ihr|haben sie)\b.*\b(ofen|geofnet)\b/,
      /^\W*wan (habt ihr|haben sie|hatet ihr|haten sie) zeit\W*$/,
    ],
    not: another,
    answer: ({ hours }) =>
      `Unser Team ist ${hours} für Sie da, dieser Chat rund um die Uhr. Alle Wege zu uns: ${contact}.`,
  },
  {
    asks: [
      /\b(telefonumer|rufnumer|telnr|handynumer)\b|^\W*((ihre|eure) )?(telefon|tel|numer)\W*$/,
      /\b(ihre|eure|unter welcher|welche) numer\b/,
      /\bwie\b.*\b(sie|euch|4xdu)\b.*\b(anrufen|telefonisch|ereiche\w*)\b|\b(sie|euch) (anrufen|telefonisch)\b/,
    ],
    // The visitor's own number is another matter.
    not: new RegExp(`${another.source}|\\b(neue|behalten)\\b`),
    answer: ({ phone, hours }) => `Sie erreichen uns unter ${phoneLink(phone)}, ${hours}. Weitere Wege: ${contact}.`,
  },
  {
    asks: [
      /\b(e-?mail|mail)[- ]?(adres\w*)|^\W*e?-?mail\W*$|\b(ihre|eure) e?-?mail\b/,
      /\b(ihnen|euch) (eine )?(e-?mail|mail)\b|per (e-?)?mail (ereich|kontakt)/,
      /\b(wohin|an wen|wo)\b.*\b(e-?)?mails?\b.*\b(schreib\w*|schick\w*|send\w*)\b/,
    ],
    not: another,
    answer: ({ email }) => `Schreiben Sie uns an ${mailLink(email)}. Oder nehmen Sie das Formular unter ${contact}.`,
  },
  {
    asks: [
      /\bin welch\w+ (stadt|ort|land)\b|\bwoher (sind|komt|komen|seid)\b/,
      /\bwo\b.*\b(firma|buro|sitz\w*|agentur|zu hause|daheim|seid|zuhause|standort|adrese)\b/,
      /\bwo\b.*\b(finde?n?|find) (ich |ma |man |wir )?(sie|euch|4xdu|ihr buro|euer buro|eich)\b/,
      /\b(adrese|anschrift|standort|firmensitz)\b/,
      /\b(ihnen|euch|sie|buro)\b.*\b(vorbeikom\w*|besuchen|vorbeischau\w*)\W*$/,
      /^\W*(kan|darf|konten?|durfen|konen) (ich|wir|man)( \w+){0,2} (vorbeikomen|vorbeischauen)( \w+){0,2}\W*$/,
    ],
    not: new RegExp(
      `${another.source}|\\bip\\b|\\bip-|liefer|\\bname\\b|\\b(frag|notier|aufnehm)\\w*|\\bpro\\b|mehrere`,
    ),
    answer: () =>
      `Wir sind eine Agentur aus Graz. Die Anschrift steht im ${link('Impressum', '/impressum')}, alle Wege zu uns unter ${contact}.`,
  },
  {
    asks: [/\b(ihnen|euch|sie)\b.*\bwhatsap\b.*\b(schreib\w*|ereich\w*|kontakt\w*)\b/],
    not: another,
    answer: () =>
      `Ja. Schreiben Sie mir „Termin“, dann zeige ich Ihnen den QR-Code zu unserem Chat auf WhatsApp. Alle anderen Wege: ${contact}.`,
  },
  {
    asks: [
      /\b(mensch\w*|mitarbeiter(in)?|person|jemand\w*|kolege\w*|support|team)\b.*\b(sprechen|reden|telefonieren|schreiben|kontakt\w*|verbinden)\b/,
      /\b(sprechen|reden|verbinden)\b.*\b(mensch\w*|mitarbeiter(in)?|person|jemand\w*)\b/,
      /^\W*(kontakt|kontaktdaten)\W*$|\b(ihr|eur?e?|ihre|mein|ein) ansprechpartner\w*\b|\b(unterlagen|infos?|informationen|prospekt\w*|broschure\w*|angebot\w*)\b.*\b(schick\w*|zuschick\w*|send\w*|zusend\w*|zukomen)\b|\b(schick\w*|send\w*)\b.*\b(unterlagen|infos?|informationen|prospekt\w*|broschure\w*|angebot\w*)\b|\b(hate\w*|mochte\w*|brauche\w*|wil|wolen|bekome\w*|anfordern)\b( \w+){0,4} angebot\b|\b(sie|euch) (kontaktieren|ereichen)\b/,
      /\bereich\w*\b.*\b(mensch\w*|person|jemand\w*|team)\b/,
      /\b(gib|gebt|geben sie|hol\w*|las) (mir|uns|mich|her)\b.*\b(mensch\w*|mitarbeiter\w*|person)\b/,
      /^\W*((ich|wir) )?(wil|wolen|mochten?|brauchen?|hate\w* gern\w*|bite)( \w+){0,3} (mensch\w*|person|mitarbeiter\w*|berater\w*)(\W+bite)?\W*$/,
      /^\W*(ich|wir)\b.*\b(mich|uns|eine|meine)( \w+){0,2} beschwer\w*( \w+){0,2}\W*$/,
      /\b(interview|presse\w*|journalist\w*|redaktion)\b/,
      /\bwie (kan|konen|ereiche?)\b.*\b(kontaktieren|ereichen?|kontakt aufnehmen)\b/,
    ],
    // What our assistants do with people is another question.
    not: new RegExp(`${another.source.replace('|meine?[mnrs]?', '')}|\\b(er|video\\w*|automatisch)\\b`),
    answer: site =>
      `Sehr gerne: Unser Team erreichen Sie ${contactLine(site)}. Wir sind ${site.hours} da. Details: ${contact}.`,
  },
  {
    asks: [
      /\b(mein\w*|unser\w*|eur\w*|ihr\w*)( \w+)? (chatbot|bot|asistent\w*|rechnung|vertrag|\w*bot)\b.*\b(geht|funktioniert|lauft|antwortet|stimt|reagiert)\b.*\b(nicht|nimer)\b/,
      /\b(chatbot|bot|asistent\w*)\b.*\b(ist|spint|kaput|ausgefalen|abgesturzt)\b.*\b(kaput|ausgefalen|abgesturzt|offline)\b/,
      /\bbin (ein )?((schon|bereits) (ein )?kunde?|bestandskunde?)\b/,
    ],
    not: /\b(wen|fals|was|wie|kan|konte|mal|einmal)\b/,
    answer: site =>
      `Das sieht sich am besten gleich jemand aus unserem Team an, ${contactLine(site)}. Wir sind ${site.hours} da. Details: ${contact}.`,
  },
  {
    asks: [
      /\bkreditkarten?\b.*\b(test\w*|notig\w*|angeb\w*|hinterleg\w*)\b|\b(test\w*|brauche?n?|ohne|mus|musen)\b.*\bkreditkarten?\b|^\W*kreditkarte\W*$|\b(wie lange)\b.*\b(test\w*|probier\w*)\b/,
      /\b(gratis|kostenlos\w*|unverbindlich|umsonst)\b.*\b(test\w*|\w*probier\w*|probe\w*|abo|demo)\b/,
      /\b(test\w*|\w*probier\w*|probe\w*|abo|demo)\b.*\b(gratis|kostenlos\w*|umsonst|kostet|dauert|lange|tage)\b/,
      /^(?!.*\b(nach|danach|nachher|behalt\w*|bleib\w*|weiter\w*)\b).*\b(kostet|kosten)\b.*\b(test|testen|testphase|demo|probe|probezeit)\b/,
      /\b(14|vierzehn|zwei) (tage?|wochen?)\b.*\b(test\w*|\w*probier\w*)\b/,
      /^\W*(gratis|kostenlos)?\W*(test\w*|ausprobieren|demo|testphase|trial)\W*$/,
      /\b(gibt|habt|haben|bietet|bieten)\b( \w+){0,4} (probezeit|probemonat|testphase|testversion|testzugang|probephase)\b/,
      /\bdemo\b.*\b(an|anfordern|haben|bekom\w*|buchen|anmelden|sehen)\b/,
    ],
    not: /\b(zahlen|bezahlen|verlanger\w*|langer)\b/,
    answer: () =>
      `Sie testen 14 Tage kostenlos, es ist keine Kreditkarte nötig. Hier geht es los: ${link('Demo anfordern', '/trial')}.`,
  },
]

/** The answer to a question about reaching the firm, its hours or the free trial; undefined for everything else. */
export function contactFact(question: string, site: Site): string | undefined {
  const folded = fold(question)
  return facts.find(({ asks, not }) => asks.some(ask => ask.test(folded)) && !not?.test(folded))?.answer(site)
}
