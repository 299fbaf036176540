/** Abbreviations: their full stop ends no sentence. */
const SHORT =
  /(?:^|[\s(„])(?:[A-Za-zÄÖÜäöü]|bzw|ca|Dr|etc|exkl|inkl|Ing|Mag|max|min|Mio|Nr|Prof|St|Std|usw|USt|vgl|Abs|Art|lit|Z|bspw|evtl|ggf|Tel|Str|\d+)\.$/
const SENTENCE_END = /[.!?]“?(?= +(?:[A-ZÄÖÜ„]))/g

/** Where a sentence ends and another one follows on the same line; offsets of the space between them. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].flatMap(({ 0: mark, index }) => {
    const end = index + mark.length
    return SHORT.test(text.slice(text.lastIndexOf('\n', index) + 1, end)) ? [] : [end]
  })
}
