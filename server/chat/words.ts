import { stemmer } from '@orama/stemmers/german'

/** Stop words: they stand in any sentence and tell nothing of its subject. */
const small = new Set(
  `aber alle alles als also am an andere auch auf aus bei beim bis bitte da dabei dafür damit dann das dass dazu dein
  deine dem den denn der des dich die dies diese diesem diesen dieser dir doch du durch ein eine einem einen einer eines
  er es etwas euch euer eure für ganz gar gegen gern gerne hab habe haben habt hast hat hätte hätten hier ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeden jeder jemand kann kannst können könnt könnte man mehr
  mein meine meinem meinen meiner mich mir mit möchte möchten muss muß müssen müsste nach nicht noch nun nur ob oder
  ohne schon sehr sein seid selbst selber sich sie sind so soll sollen sollte um und uns unser unsere unserem
  unseren unserer vom von vor war wäre was weil welche welchem welchen welcher welches wenn wer werde werden wie will
  willst wir wird wo wollen wollt würde würden zu zum zur über gibt gebt geht machen macht mache tun
  eigentlich mal eh halt bloß vielleicht einfach sowas überhaupt wirklich ok okay jetzt dort drin hallo hi hey servus
  grüß gott danke dank vielen guten tag morgen abend sag sagt sagen brauche brauchen braucht brauch bekomme bekommen
  bekommt passt passiert sonst monat monatlich monate vorne herum heute gestern heuer gerade derzeit immer oft manchmal
  nie ständig dauernd ewig bald sofort gleich später nachher vorher trotzdem sogar ungefähr circa zirka etwa ziemlich total
  kein keine keiner keinen keinem niemand komplett extra besonders normal wieder weiter alleine allein zusammen viel wenig weniger genug mag mögen darf darfst
  dürfen sollst musst müsst bin bist wären lassen lässt lass bleibt bleiben kommt kommen komm gehen kriegen kriegt
  kriege kriegst bekommst gehe komme nehmen nimmt tut weiß wissen sache sachen ding dings zeug spaß wen wem wann warum
  wieso wieviel wegen einmal finde find steht stehen ca denn erst zuerst mindestens heißt bedeutet genau schade`
    .split(/\s+/)
    .map(fold),
)
/** To the search all words of prices are one: „kostet“, „teuer“, „Tarif“. */
export const priceTerm = 'preis'
/** A word of prices; not „kostenlos“, „kostenfrei“, „Kostenvoranschlag“ */
const price =
  /^(?:kost(?!enlos|enfrei|envor)|preis|teuer|gunstig|billig|verrechn|gebuhr|tarif|budget|pauschal)|(?:preis|preise|kosten)$/
/** „was zahle ich“, „wie viel verlangt ihr“, „was macht das“, „was pro Nachricht“; not „was passiert, wenn ich nicht zahle“ */
const toPay =
  /\b(?:was|viel|wieviel)\b(?!.*\bpassiert).*\b(?:(?:be)?zahle?n?|verlang\w*|macht das|kame)\b|\b(?:was|viel|wieviel) pro (?:nachricht|minute|person|kopf|video)/
/** What is done with prices, and why: „Nennt er Preise?“, „Lässt er mit sich handeln?“, „Warum nicht das billigere?“ */
const dealing =
  /^(?:und |aber )?(?:warum|wieso|weshalb|why)\b|\b(?:\S*handel|feilsch)|\bsich\b.*\bverrechn|\b(?:nennt|sagt|kennt|verrat) (?:er|sie|der|die)\b/

/** What may stand before a question: „ok und …“, „hallo …“ */
const lead =
  /^(?:(?:und|aber|ok|okay|na|gut|ja|also|dann|schade|super|danke|bitte|aha|hm|hallo|hi|hey|servus) )*/
/** The first word of a question, also in dialect and in English: „was“, „wos“, „kann“, „habt“, „how“ */
const questionWord =
  /^(?:was|wos|wer|wea|wie|wia|wo|wann|wonn|waun|warum|wieso|weshalb|wozu|wofur|wem|wen|womit|wovon|wohin|woher|woran|wieviel|wievu|w[eo]lch\p{L}*|woche\p{L}*|ob|kost|kostet|kann|konn|kaun|konnen|konnten|gibt|gibts|gibds|gebts|ist|is|sind|san|seid|hat|hot|habt|haben|muss|muas|mussen|darf|deaf|durfen|soll|sollen|wird|werden|braucht|do(?= (?:you|we|they|i) )|does|did|can|could|is|are|what|when|where|how|who|which|why|will(?= (?:you|we|they|i|it|he|she|the) )|would)(?!\p{L})/u
/** A verb and its subject at the beginning: „trägt er“, „brauch i“; or a verb with the ending of dialect: „hobts“, „nehmts“ */
const verbFirst =
  /^(?!(?:nicht|auch|noch|und|wenn|[dkms]ein)(?!\p{L}))(?:(?:\p{L}{2,}[tnmeg]|brauch|hab|hob|werd|will|mag|war) (?:ihr|er|sie|es|du|i|ich|man|ma|wir|jemand|wer|das)|\p{L}{3,}ts)(?!\p{L})/u
/** A call for help, which is no question: „Sie atmet nicht mehr was soll ich tun?“ */
const help =
  /\bwas (?:soll|kann|mach|mache|muss|tu|tue|tun) (?:ich|i|ma|man|wir)\b(?: (?:tun|machen|jetzt))*\?*|\bwhat (?:do|should|can) (?:i|we)\b(?: do)?\?*/g
/**
 * A statement that somebody typed behind a question with no mark between, up to the end of the text: „Was kostet BASIC mein
 * Mann hat einen Herzinfarkt“. It is known by its subject, which stands before the verb.
 */
const statementBehind =
  /(?<=\p{L} )(?:(?:(?:mein|unser)\p{L}*|mei|unsa|my|our) \p{L}+|ich|i|er|ea|sie|es|he|she|jemand|someone) (?:ist|is|hat|hot|has|\p{L}{2,}[te])(?!\p{L}).*/su
/** A clause with one of these only supposes something: „was tun, wenn jemand umkippt“ */
const supposed = /\b(?:wenn|wann|falls|if)\b/

/** Lower case without marks: „Größe“, „groesse“ and „GRÖSSE“ become `grosse`. */
export function fold(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/(?<![aeiou])([aou])e(?![aeiou])/g, '$1')
}

/** The words and figures of a text, folded; of a very long one its beginning. */
export function wordsOf(text: string): string[] {
  const words = fold(text.slice(0, 2_000)).match(/\p{L}+|\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []
  return words.map(word => word.slice(0, 40))
}

/** Whether a word is a stop word, also as „könnts“ (könnt), „hätt“ (hätte) or one letter of a dialect („a“). */
export const isSmall = (word: string): boolean =>
  small.has(word) ||
  small.has(word.replace(/(?<=t)s$/, '')) ||
  small.has(`${word}e`) ||
  /^\p{L}$/u.test(word)

/** Whether a word speaks of prices. */
export const isPriceWord = (word: string): boolean => price.test(word) || /^(?:be)?zahl/.test(word)

/** Whether a text asks what something costs. „Nennt er Preise?“ does not, nor „Wer haftet, wenn er einen Preis nennt?“. */
export function asksPrice(text: string): boolean {
  const main = clausesOf(text).filter(one => !/^\s*(?:und )?(?:wenn|falls)\b/.test(one))
  const words = wordsOf((main.some(isAsked) ? main : [text]).join(' '))
  const plain = words.join(' ')
  return !dealing.test(plain) && (words.some(word => price.test(word)) || toPay.test(plain))
}

/** „Bräucht einen Termin“ is no question, but folded it begins as „braucht ihr“ does. */
const asWish = (line: string): string => line.replace(/(?<!\p{L})bräucht/giu, 'möcht')

/** Whether a line begins as a question does: „Ok, und wie fange ich an“. */
export function beginsAsQuestion(line: string): boolean {
  const plain = wordsOf(asWish(line)).join(' ').replace(lead, '')
  return questionWord.test(plain) || verbFirst.test(plain)
}

/** A clause, with the punctuation mark at its end. */
const clause = /(?:[^,.;:!?–\n]|[,.:](?=\d))+[^\s\p{L}\p{N}]?/gu

/** The clauses of a line, folded. A call for help is cut out. */
const clausesOf = (line: string): string[] =>
  fold(asWish(line)).replace(help, ', ').match(clause) ?? []

/** Whether a clause asks something, with or without a question mark. */
const isAsked = (one: string): boolean => one.endsWith('?') || beginsAsQuestion(one)

/** Whether a line asks something. */
export const isQuestion = (line: string): boolean => clausesOf(line).some(isAsked)

/** Whether a line asks what to do: „was soll ich tun“. */
export const callsForHelp = (line: string): boolean => withoutCall(line) !== fold(line)

/** A line, folded, without calls for help. */
export const withoutCall = (line: string): string => fold(line).replace(help, ' ')

/** The clauses of a line that state something. Of „Mein Mann atmet nicht, was soll ich tun?“ it is the first. */
export function toldIn(line: string): string {
  const told = clausesOf(line).map(clause => {
    if (!beginsAsQuestion(clause)) return clause.endsWith('?') ? '' : clause
    return supposed.test(clause) ? '' : (statementBehind.exec(clause)?.[0] ?? '')
  })
  return told.join(' ')
}

/** What a line asks, all of it where no clause does, and what it states: „Lasagne. Liefert ihr auch?“ */
export function partsOf(line: string): { asked: string; stated: string } {
  const clauses = line.match(clause) ?? []
  const asked = clauses.filter(isAsked).join('').trim()
  const stated = clauses.filter(one => !isAsked(one)).join('')
  return { asked: asked || line, stated: stated.replace(/[\s.,;:!–]+$/, '').trim() }
}

/** What a word has in common with its other forms: „Termine“, „Terminbuch“ -> `termin` */
export const beginOf = (word: string): string => word.slice(0, 6)

/** The length of an n-gram: short enough for endings, compounds, dialect and typing errors, long enough to tell something. */
const gramLength = 4

/**
 * The terms that a text is found by, each once: of each telling word its stem and its n-grams, where a blank stands for the ends of
 * the word: „Salons“ -> `salon`, ` sal`, `salo`, `alon`, `lons`, `ons `.
 */
export function termsOf(text: string): string[] {
  const terms = tellingWords(text).flatMap(word => {
    if (price.test(word)) return [priceTerm]
    const whole = ` ${word} `
    const grams = Array.from(whole, (_, at) => whole.slice(at, at + gramLength))
    return [stemmer(word), ...grams.filter(gram => gram.length === gramLength)]
  })
  return [...new Set(terms)]
}

/** The content words of a text: all but the stop words, each once. */
export function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(word => !isSmall(word))
}
