/** What the sentences of a model are checked against. */
export type Grounds = {
  /** The offers and passages that the model was sent. */
  sent: string
  /** The whole system message. */
  system: string
  /** All that the visitor wrote, the question last. */
  asked: string
  /** Who the model plays. */
  name: string
}

/** Whether a sentence of the model must not be said. @param before the sentences of the answer that were said */
export type Check = (sentence: string, before: readonly string[]) => boolean

const no =
  /(?<!\p{L})(?:kein\p{L}*(?! Problem)|nichts?|nie|weder|no(?! problem)|not|never|cannot)(?!\p{L})|n['’]t\b/iu

/** Whether a sentence denies something: „Einen Rabatt kann ich nicht versprechen.“ */
export const saysNo = (sentence: string): boolean => no.test(sentence)
