import type { Config } from '../../config'

export type ModelFunction = {
  name: string
  description: string
  parameters: Record<string, unknown>
}

type Settings = Pick<Config['chat'], 'model' | 'tools' | 'maxTokens'>

// Tokens for reasoning models: their thoughts count as part of the answer, and with fewer they often end before the first word.
const roomToThink = 2_000
const oldModel = /(?:^|\/)gpt-(?:3\.5|4(?:-\d{4}|-32k|-turbo)?(?:$|-))/i
const reasoningModel = /(?:^|\/)(?:gpt-5|o[134])(?:[-.]|$)/i

/**
 * The fields of a call besides model and messages, in the form that the model takes.
 * @param refused the fields that the host has refused: they are left out, or replaced by their successors
 */
export function requestFields(
  { model, tools, maxTokens }: Settings,
  { functions, isStreamed }: { functions: readonly ModelFunction[]; isStreamed: boolean },
  refused: ReadonlySet<string>,
): Record<string, unknown> {
  const isReasoning = reasoningModel.test(model)
  const takesFunctions = tools === 'auto' ? oldModel.test(model) : tools === 'functions'
  const asTools = functions.map(definition => ({ type: 'function', function: definition }))
  const calls =
    takesFunctions && !refused.has('functions')
      ? { functions, function_call: 'auto' }
      : !refused.has('tools') && { tools: asTools, tool_choice: 'auto' }
  const fields = {
    ...(isReasoning ? { reasoning_effort: 'low' } : { temperature: 0.7 }),
    ...(isReasoning || refused.has('max_tokens')
      ? { max_completion_tokens: Math.max(maxTokens, roomToThink) }
      : { max_tokens: maxTokens }),
    ...(functions.length > 0 && calls),
    ...(isStreamed && { stream: true }),
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)))
}

/** The field that a host refuses, known by the `param` of the error alone (`tools[0].function`): its message may quote a visitor. */
export function refusedField(sent: object, param: string | null | undefined): string | undefined {
  const [name = ''] = param?.split(/[.[]/) ?? []
  return Object.hasOwn(sent, name) ? name : undefined
}
