import type { Knowledge } from '../messages'
import { fold, isSilent, stem } from './words'

/** Words as they are spoken in Austria or come from a hasty thumb, and how they are written. */
const spoken = new Map(
  `wos was|wo's was|des das|dea der|i ich|mi mich|mia mir|ma wir|eich euch|enk euch|ia ihr|eam ihm|ana einer|aner einer|aan einen|koa kein|koan keinen|ka kein
  mei mein|meina meiner|dei dein|unsa unser|eicha euer|eichan euren|eia euer|fia für|fir für|fürn für den|mim mit dem|wia wie|wea wer|wonn wann|wanns wann es|donn dann|waun wenn|donke danke|tät würde|tat würde|do da
  oba aber|owa aber|jo ja|scho schon|nimma nicht mehr|ned nicht|net nicht|nit nicht|nix nichts|nur nur|amoi einmal|moi mal|heit heute|vü viel|vui viel|wievü wie viel|zvü zu viel
  bissl bisschen|guat gut|afoch einfach|teia teuer|teirer teurer|teier teuer|zteier zu teuer|leit Leute|oid alt|oide alte|oidn alten|oids altes|neich neu|ois alles
  kost kostet|koscht kostet|kosts kostet es|kostn kosten|hob habe|hom haben|hätt hätte|san sind|is ist|san's sind es|muass muss|miassn müssen|kau kann|konn kann|kemma können wir|soi soll|woin wollen|woit wollte
  mocht macht|mochn machen|mochts macht ihr|machts macht ihr|sogn sagen|sogt sagt|sogts sagt ihr|redt redet|redts redet ihr|kennts könnt ihr|könnts könnt ihr|habts habt ihr|hobts habt ihr|sads seid ihr|seids seid ihr
  hoaßt heißt|hoast heißt|kummt kommt|kummts kommt ihr|kriag bekomme|kriagt bekommt|ghert gehört|gheat gehört|zoin zahlen|zahln zahlen|rennt läuft|brauchma brauchen wir|brauch brauche|losst lässt
  schodn Schaden|bledsinn Blödsinn|werkstott Werkstatt|sundog Sonntag|obsogn absagen|absogn absagen
  udn und|wi wie|wiviel wie viel|wiviele wie viele|wievil wie viel|nciht nicht|ihc ich|dsa das|bite bitte|hoi hallo`
    .split(/[|\n]/)
    .map(
      pair =>
        pair
          .trim()
          .match(/^(\S+) (.+)$/)
          ?.slice(1) as [string, string],
    ),
)

// Shorter words are too much alike: „Wetter“ is one letter away from „weiter“.
const shortest = 8
const letters = 'abcdefghijklmnopqrstuvwxyz'
// Nobody asks at length.
const longest = 300

/**
 * Writes a question as it is written: spoken words, a letter that is missing, two that are swapped. Other slips are left to
 * the search: a wrong letter makes „reisen“ of „Reifen“.
 */
export function createSpelling({
  passages,
  routes,
  synonyms,
  topics = [],
}: Pick<Knowledge, 'passages' | 'routes' | 'synonyms' | 'topics'>): (question: string) => string {
  const texts = [
    ...passages.flatMap(({ heading, text }) => [heading, text]),
    ...routes.flatMap(({ title, description }) => [title, description]),
    ...Object.entries(synonyms).flat(2),
    ...topics.flatMap(({ words }) => words).map(words => words.replace(/\S*\*\S*/g, '')),
  ]
  const known = new Map<string, string>()
  for (const word of new Set(texts.join(' ').match(/\p{L}{4,}/gu))) known.set(fold(word), word)
  const stems = new Set([...known.values()].map(stem))

  const correct = (word: string): string => {
    const said = fold(word)
    if (word.length < shortest || isSilent(word) || known.has(said) || stems.has(stem(word))) return word
    // „Produktvideo“ is no slip for „Produktvideos“.
    const meant = new Set(nearby(said).flatMap(one => (one.startsWith(said) ? [] : (known.get(one) ?? []))))
    return meant.size === 1 ? ([...meant][0] as string) : word
  }
  const write = (word: string) =>
    spoken.get(word.toLowerCase()) ?? correct(word.replace(/(?<=\p{L}{3})iern$/u, 'ieren').replace(/tog$/, 'tag'))
  return question =>
    // „Habts ihr“ has the person twice.
    question
      .slice(0, longest)
      .replace(/\p{L}+/gu, write)
      .replace(/\b(ihr) ihr\b/g, '$1') + question.slice(longest)
}

/** The words with two letters of this one swapped or one added, all with the same first letter. */
function nearby(word: string): string[] {
  const found: string[] = []
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 1) found.push(`${before}${after[1]}${after[0]}${after.slice(2)}`)
    for (const letter of letters) found.push(before + letter + after)
  }
  return found
}
