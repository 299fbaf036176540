import { stemmer } from '@orama/stemmers/german'

// No German word that is meant is longer, and a word of 4 000 letters would take its time.
const longestWord = 40
// Of a longer message only the first words are read.
const mostWords = 60
const shortestPart = 4

// What any sentence is made of, also as it is spoken in Austria; such words say little about the subject.
const functionWords = new Set(
  `aber alle alles als also am an andere auch auf aus bei beim bis bitte da dabei dafür damit dann das dass dazu dein
  deine dem den denn der des dich die dies diese diesem diesen dieser dir doch du durch ein eine einem einen einer eines
  er es etwas euch euer eure für ganz gar gern gerne hab habe haben habt habts hast hat hätte hätten hier ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeden jeder jemand kann kannst können könnt könnte man mehr
  mein meine meinem meinen meiner mich mir mit möchte möchten muss muß müssen müsste nach nicht noch nun nur ob oder
  ohne schon sehr sein seid seids selbst selber sich sie sind so soll sollen sollte um und uns unser unsere unserem
  unseren unserer vom von vor war wäre was weil welche welchem welchen welcher welches wenn wer werde werden wie will
  willst wir wird wo wollen wollt würde würden zu zum zur über gibt gibts gebt geht machen macht machts mache tun
  eigentlich mal eh halt bloß vielleicht einfach sowas überhaupt wirklich ma i a is dos wos fia ned net nix mia eich enk
  wia san hob hobts ana ok okay jetzt dort drin hallo hi hey servus griass gruss grusse gott danke dank vielen guten tag
  morgen abend sag sagt sagen brauche brauchen braucht brauch bekomme bekommen bekommt passt passiert könnts sonst monat
  monatlich monate vorne herum heute heut gestern heuer gerade grad derzeit immer oft manchmal nie ständig dauernd ewig
  bald sofort gleich später nachher vorher trotzdem sogar ungefähr circa etwa ziemlich total komplett extra besonders
  normal wieder weiter alleine allein zusammen viel wenig weniger genug mag mögen darf darfst dürfen sollst musst müsst
  bin bist wären würd lassen lässt lass bleibt bleiben kommt kommen komm gehen gehts kriegen kriegt krieg nehmen nimmt
  brauchts tut tuts weiß wissen kriege kriegst bekommst gehe komme sache sachen ding dings zeug spass gell ge oida bitteschön ham hamma hot host hams kaun deaf derf muass wüst wü wui woin
  gehd gibds gem kummts moch mochn tuat tuan dat tat warad wär wean werdn samma seits mi di si eahm mei meina dei sei
  ane oa koa ka koan nimma nua no dea de dera do jo na oda aba wea wen wem wiea waun wonn wann warum wieso wieviel vü fü
  fian fürn fürs wegen wieviele jetz daun amal einmal scho imma auffe finde find ganze ganzen gaunze gaunz glei gscheit steht stehen üba dazua sogn sogt ca
  s denn mindestens heisst bedeutet genau`
    .split(/\s+/)
    .map(fold),
)

/** Lower case without marks: „Größe“, „groesse“ and „GRÖSSE“ become „grosse“. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/(?<![aeiou])([aou])e(?![aeiou])/g, '$1')
}

/** The words of a text in their order, folded; figures keep their separators: „0,07“. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/\p{L}+|\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []).map(word =>
    word.slice(0, longestWord),
  )
}

/** The words of a question, each once, as far as anybody reads. */
export function questionWords(text: string): string[] {
  return [...new Set(wordsOf(text.slice(0, mostWords * longestWord)).slice(0, mostWords))]
}

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word)
}

// However visitors ask what something costs, it is one word to the index.
const priceWords =
  /^(?:kost(?!enlos|enfrei|envor|enpflicht)|preis|teuer|gunstig|billig|verrechn|verlang(?:s?ts?)$|gebuhr|tarif|budget|euro$|pauschal|grundgebuhr|startpreis|koscht)/

// „Was macht das aus?“
const asksSum =
  /\bwas (?:macht|war|wurd|kam)e? (?:das|dann|es)(?:(?: \w+)?(?: aus)?|\b.* (?:aus|ausmachen|kommen|zusammen))$|\bwas (?:ware|wurde|kame) (?:das|es) bei /
// „Was zahl ich?“ asks for a price, „Kann ich online zahlen?“ does not.
const asksToPay =
  /\b(?:was|viel|wieviel|wievu)\b(?!.*\bpassiert).*\b(?:(?:be)?zahl(?:e|en|t|st)?|hinlegen|hinblattern)\b/

// „Verhandelt er Preise?“, „Verrät der Bot unsere Preise?“: what is done with prices is not what they are.
const dealsWithPrices =
  /\b(?:(?:ver|nach)\S*handel|feilsch)|\b(?:nennt|sagt|kennt|verrat) (?:er|sie|der|die)\b.* (?:preise?|kostet)\b/

// No longer than this, a question is about the cheap one itself: „Was ist mit dem billigsten?“
const mostOfCheapOne = 5

/** Whether a question asks what something costs. */
export function asksPrice(question: string): boolean {
  const all = questionWords(question)
  // „Und das billigste Paket?“ by itself asks for its price.
  const isMore = all.length > mostOfCheapOne
  const words = isMore ? all.filter((word, at) => !isCheapOne(word, all[at + 1])) : all
  const plain = words.join(' ')
  if (dealsWithPrices.test(plain)) return false
  return words.some(isPriceWord) || asksToPay.test(plain) || asksSum.test(plain)
}

/** „Wie oft kann ich im billigen Paket etwas ändern lassen?“ names a package and asks for no price. */
function isCheapOne(word: string, next = ''): boolean {
  return /^(?:billig|gunstig)/.test(word) && /^(?:paket|variante|version|video|film)/.test(next)
}

/** The words of a question that say what it is about. */
export function subjectWords(question: string): string[] {
  const isAboutPrice = (word: string) =>
    isPriceWord(word) || (/^(?:(?:be)?zahl|hinleg|hinblatt)/.test(word) && asksPrice(question))
  return questionWords(question).filter(
    word => !isFunctionWord(word) && !isAboutPrice(word) && !isFigure(word),
  )
}

/** Whether a question only names what it is about: „und PRO?“, „WhatsApp“. */
export function isFewWords(question: string): boolean {
  return wordsOf(question).filter(word => !isFunctionWord(word)).length <= 1
}

/** Whether a folded word asks what something costs. */
function isPriceWord(word: string): boolean {
  return priceWords.test(word)
}

/** Whether a word is a figure. */
export function isFigure(word: string): boolean {
  return /^\p{N}/u.test(word)
}

/** The stem of a folded word: „zahnarzte“ and „zahnarzt“ share one. */
export function stemOf(word: string): string {
  return isPriceWord(word) ? 'preis' : stemmer(word)
}

/**
 * Splits a German compound at the site's own words: „registrierkasse“ holds „kasse“.
 * @param isWord whether letters, or their stem, are a word of the site
 * @returns the stems of its parts with the share of the word that each is; empty where the word is none
 */
export function partsOf(
  word: string,
  isWord: (letters: string) => boolean,
): [stem: string, share: number][] {
  if (word.length < 2 * shortestPart || isFigure(word)) return []
  const part = (letters: string): [string, number][] => {
    const stem = stemOf(letters)
    return stem.length >= shortestPart - 1 && (isWord(letters) || isWord(stem))
      ? [[stem, letters.length / word.length]]
      : []
  }
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const tail = part(word.slice(cut))
    if (tail.length > 0) return [...tail, ...part(word.slice(0, cut))]
  }
  return []
}
