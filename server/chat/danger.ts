import { fold } from './words'

// Of himself or of somebody beside him, not of patients or what an assistant would do. Folded.
const illness =
  /\b(?:ich|mir|hilfe|mein\w*)\b.*\b(?:herzinfarkt|schlaganfal|herzstilstand|atemnot|keine luft mehr|bewustlos)\b/
const despair =
  /\bich\b.*\b(?:wil|mochte|werde|kan)\b.*\b(?:sterben|nicht mehr (?:leben|weiterleben)|mich umbringen|(?:suizid|selbstmord)\w*|mir das leben nehmen)\b|\bich bringe? mich um\b/
const asks =
  /^\W*(?:was|wie|wer|wo|wenn|kan|kont|erkent|reagiert|hilft)\b|\b(?:wisen|wenn|patient\w*|kund\w*|gast|gaste|anrufer\w*|bot|chatbot|asistent\w*|ki|selina|phonix|sam)\b/

const numbers =
  'Wenn Sie oder jemand bei Ihnen in Gefahr ist, rufen Sie bitte gleich die 144 an, in ganz Europa geht auch die 112. ' +
  'Ich bin eine KI und kann keine Hilfe holen. ' +
  'Wenn Sie nicht mehr weiterwissen: Die Telefonseelsorge hört unter 142 rund um die Uhr zu, kostenlos und vertraulich.'

/** The Austrian numbers for who seems to be in danger of life or wants no more of it; undefined for everybody else. */
export function helpInDanger(question: string): string | undefined {
  const folded = fold(question)
  return (illness.test(folded) || despair.test(folded)) && !asks.test(folded) ? numbers : undefined
}
