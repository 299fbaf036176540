/**
 * What a contract can say of its box: each rule with the data of its sentence. The sentences, and how severe each rule is, stand in
 * renderer/sentences.
 */
export type BoxRules = {
  expected: { expected: string; tag: string }
  'not-inline': { found: string }
  'tag-line': { tag: string }
  braces: { text: string }
  'item-too-long': { tag: string }
  'item-shape': { expected: string }
  'table-head': { expected: string }
  'ragged-row': { found: number; expected: number }
  cell: { found: string; column: string; expected: string; meant: string }
  'cell-marks': { found: string }
  'turn-name': { name: string; assistant: string }
  'assistant-silent': { assistant: string }
  'chat-ai': { assistant: string }
  'chat-open-end': object
  'team-name': { name: string; known: readonly string[] }
  'quote-consent': { business: string; missing: string }
}

/** A rule that a box breaks, with the data of its sentence. */
export type BoxProblem = { [Id in keyof BoxRules]: { ruleId: Id } & BoxRules[Id] }[keyof BoxRules]
