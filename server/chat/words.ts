import { stemmer } from '@orama/stemmers/german'
import { remembered } from '../remembered'

// No German word that is meant is longer; one of 4 000 letters would take its time.
const longest = 40
// The site has about 5 000 words; questions are made of the same.
const mostRemembered = 10_000

// Words that say nothing about the subject, also the ones questions are made of. Folded as below.
const silent = new Set(
  `aber alle allem allen aller alles als also am an andere auch auf aus bei beim bekomme bekommen bekommt bin bis bist bitte
  brauche brauchen braucht da dabei dafuer damit dann das dass davon dazu dein deine deinen dem den denn der des dich die dies
  diese diesem diesen dieser dieses dir doch du durch ein eine einem einen einer eines er erst es etwas euch euer eure fuer
  ganz gar geben geht genau gern gerne gibt hab habe haben habt hallo hast hat hatte haette haetten her hier hin ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer ihres im in ist ja jede jeden jeder jedes jemand kann kannst koennen koennt koennte koennten wollt sollt duerft duerfen darf muesst musst wuerdet haettet waert seid gebt gehts klappt ueberhaupt eh halt mal servus servas hey moin dringend selbst selber auf drauf dran rein raus passt passen kommt kommen bloss leider vielleicht eventuell sowas denkt meint glaubt hoert sagts machts brauchts kennt kenn weiss
  man mehr mein meine meinem meinen meiner meines mich mir mit moechte moechten muss muessen nach nein nicht noch nun nur ob
  oder ohne passiert sehr sei sein seine sich sie sind so soll sollen sonst um und uns unser unsere unserem unseren unserer
  ueber viel viele vom von vor waere war waren was weil welche welchem welchen welcher welches wenn wer werde werden wie
  wieviel will wir wird wirklich wo wollen wuerde wuerden zu zum zur hob hobts habts hobs wos fia fir a i is des dos eich enk mia ma wia wo'st seids sads koa ned net nix gibts wieso warum
  the of is a to and how what do you tun mach mache machen
  macht eigentlich denen lassen laesst sagen sagt erzaehl erzaehlen bedeutet heisst moeglich guten gut gute guter gutes gutem besser beste besten bester neu neue neuen neues neuer gross grosse grossen grosser grosses klein
  kleine kleinen kleiner kleines hoch heute morgen schnell schon etwas nichts wann ab
  kuenstliche kuenstlichen kuenstlicher intelligenz
  verwende verwenden verwendet benutzen nutzen erstelle erstellen erstellt betreibe betreiben aufgabe aufgaben steht stehen
  könnts helfen hilfts jemand jemanden jemandem niemand niemanden
  genau konkret exakt sofort gleich jetzt danke dank ganze ganzen brauch brauchst brauchma hab kriegt kriege kriegen krieg kommts verstehts mei meim meina dei unsa unsere wos wenns obs leut net bissl komplett komplette
  dauernd immer oft gerade gegenueber normal normalen normaler einfach einfachen zeit leute leuten sachen ding dinge spass sinn ok okay ungefaehr circa zirka ca
  ans aufs beim hinter wer wessen fuehre fuehren schreib schreibt schreibe schreiben liebst gehen gehe nachher danach vorher
  lang lange laenger dauer dauert dauern stadt welt leben lebt tag tage jahr jahre woche wochen stunde stunden uhr mensch menschen mann frau kind`
    .split(/\s+/)
    .map(fold),
)

/** Lower case, umlauts and their spellings with e alike: „Größe“, „groesse“ and „GRÖSSE“ become „grose“. */
export function fold(text: string): string {
  const spelled = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return spelled.replace(/([aou])e/g, '$1').replace(/(\p{L})\1+/gu, '$1')
}

/** Whether a word says nothing about the subject. */
export const isSilent = remembered(word => silent.has(fold(word)), mostRemembered)

/** „machn“ and „absagn“ are spoken, „machen“ and „absagen“ written. */
function written(word: string): string {
  return word.replace(/(?<=\p{L}{2}(?:[bdfgkpstz]|ch))n$/u, 'en')
}

/** The words of a text that say something, as typed but in lower case. */
export function contentWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu)
      ?.map(word => word.slice(0, longest)) ?? []
  const speaking = words.map(written).filter(word => !isSilent(word) && (word.length > 1 || /\d/.test(word)))
  // Figures alone ask nothing.
  return speaking.some(word => /\p{L}/u.test(word)) ? speaking : []
}

/** Word stem, folded: „Zahnärzte“ and „Zahnarzt“ meet here. */
export const stem = remembered(word => fold(stemmer(word)), mostRemembered)

/** Pieces of four letters: they split German compounds and forgive typing errors. Marked so that they meet only each other. */
export const grams = remembered((word): readonly string[] => {
  const folded = fold(word)
  if (folded.length < 4 || /^\d/.test(folded)) return []
  return Array.from({ length: folded.length - 3 }, (_, i) => `~${folded.slice(i, i + 4)}`)
}, mostRemembered)

/** What the index holds of a text: stems and four-letter pieces. */
export function terms(text: string): string[] {
  return contentWords(text).flatMap(word => [stem(word), ...grams(word)])
}
