import { wordsOf } from '../words'

// Words that are German or dialect as well are left out: is, on, want, card.
const english = new Set(
  `the are does you your he she they how much what which where when why who can could would should every everything we my our for and with not have has it that
  there any about need needed please price of to speak english get your free help from if than more thanks thank hello yes me myself yourself him his them
  their this these those been being did but by because after before into just only out up`.split(
    /\s+/,
  ),
)
const german = new Set(
  `der die das ein eine ist sind und oder nicht wie was wer wo wann warum ich wir ihr sie er es mit fur von zu auf bei kann konnen habt gibt kostet mein unser euch mir
  auch noch wenn dann bitte den dem im am zum zur brauche man`.split(/\s+/),
)

/** Whether a conversation is in English. A message that could be either, such as „800?“, has the language of the one before. */
export function isEnglish(messages: readonly string[]): boolean {
  return messages.reduce((before, message) => {
    const words = [...new Set(wordsOf(message))]
    const own = words.filter(word => english.has(word)).length
    const other = words.filter(word => german.has(word)).length
    return own > other || (before && own === other)
  }, false)
}

/** Makes a function that replaces English words by the German words of the pages; unknown words stay. */
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
