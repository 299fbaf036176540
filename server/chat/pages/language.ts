import { wordsOf } from '../words'

// Without the words that are German or dialect too: is, on, want, card.
const english = new Set(
  `the are does you your he she they how much what which where when why who can could would should every everything we my our for and with not have has it that
  there any about need needed please price of to speak english get your free help from if than more thanks thank hello yes`.split(
    /\s+/,
  ),
)
const german = new Set(
  `der die das ein eine ist sind und oder nicht wie was wer wo wann warum ich wir ihr sie er es mit fur von zu auf bei kann konnen habt gibt kostet mein unser euch mir
  auch noch wenn dann bitte den dem im am zum zur brauche man`.split(/\s+/),
)

/** Whether a conversation is in English; after an English message one that tells no language is, too: „800 messages?“ */
export function isEnglish(messages: readonly string[]): boolean {
  return messages.reduce((before, message) => {
    const words = [...new Set(wordsOf(message))]
    const own = words.filter(word => english.has(word)).length
    const other = words.filter(word => german.has(word)).length
    return own > other ? own > 1 || words.length < 6 : before && own === other
  }, false)
}

/** Reads English word by word as the German that the pages use; what is unknown stays. */
export function germanReader(words: Readonly<Record<string, string>>): (text: string) => string {
  const known = new Map(Object.entries(words))
  const inGerman = (word: string): string => {
    const plain = word.toLowerCase()
    const base = plain.replace(/'(?:s|d|m|ll|re|ve)$|s$/, '')
    return known.get(plain) ?? known.get(base) ?? word
  }
  return text => {
    const hours = text.replace(/(?<=\d) ?[ap]m\b/gi, ' Uhr')
    return hours
      .replace(/[\p{L}']+/gu, inGerman)
      .replace(/\s+/g, ' ')
      .trim()
  }
}
