/** Words as they are spoken in Austria or come from a hasty thumb, and how they are written. */
export const spoken: ReadonlyMap<string, string> = new Map(
  `wos was|des das|dea der|i ich|mi mich|mia mir|ma wir|eich euch|enk euch|ia ihr|eam ihm|ana einer|aner einer|aan einen|koa kein|koan keinen|ka kein|si sich
  mei mein|meina meiner|dei dein|unsa unser|eicha euer|eichan euren|eia euer|fia für|fir für|fürn für den|mim mit dem|wia wie|wea wer|wonn wann|wanns wann es|wenns wenn es|obs ob es|donn dann|waun wenn|donke danke|tät würde|tat würde|do da
  oba aber|owa aber|jo ja|scho schon|nimma nicht mehr|ned nicht|net nicht|nit nicht|nix nichts|amoi einmal|moi mal|heit heute|vü viel|vui viel|wievü wie viel|zvü zu viel|imma immer|voi voll|wieda wieder|zruck zurück|fruah früh
  bissl bisschen|guat gut|afoch einfach|teia teuer|teirer teurer|teier teuer|zteier zu teuer|leit Leute|oid alt|oide alte|oidn alten|oids altes|neich neu|ois alles|klane kleine|klans kleines|kloane kleine|kloans kleines
  kost kostet|koscht kostet|kosts kostet es|kostn kosten|hob habe|hom haben|hot hat|hätt hätte|san sind|is ist|muass muss|miassn müssen|kau kann|konn kann|ko kann|kemma können wir|soi soll|wü will|woin wollen|woit wollte
  mocht macht|mochn machen|mochts macht ihr|machts macht ihr|sogn sagen|sogt sagt|sogts sagt ihr|redt redet|redn reden|redts redet ihr|kennts könnt ihr|könnts könnt ihr|kinnts könnt ihr|habts habt ihr|hobts habt ihr|brauchts braucht ihr|sads seid ihr|seids seid ihr
  hoaßt heißt|hoast heißt|kummt kommt|kummts kommt ihr|kimmt kommt|kimmts kommt ihr|kriag bekomme|kriagt bekommt|ghert gehört|gheat gehört|zoin zahlen|zahln zahlen|rennt läuft|brauchma brauchen wir|brauch brauche|losst lässt|nehma nehmen|schreim schreiben
  schodn Schaden|bledsinn Blödsinn|werkstott Werkstatt|sundog Sonntag|obsogn absagen|absogn absagen|gschäft Geschäft
  udn und|wi wie|wiviel wie viel|wiviele wie viele|wievil wie viel|nciht nicht|ihc ich|dsa das|bite bitte|hoi hallo`
    .split(/[|\n]/)
    .map(pair => {
      const [word = '', ...written] = pair.trim().split(' ')
      return [word, written.join(' ')]
    }),
)

// „die Kosten des Hauses“ and „nciht“ are no dialect.
const alsoWritten = /^(des|i|do|is|hot|ko|si|mi|ma|brauch|hätt|udn|wi|wiviele?|wievil|nciht|ihc|dsa|bite|hoi)$/u

/** Whether somebody speaks dialect: one word that nobody writes is enough. */
export function isDialect(words: readonly string[]): boolean {
  return words.map(word => word.toLowerCase()).some(word => spoken.has(word) && !alsoWritten.test(word))
}
