import type { Config } from '../config'
import type { ModelFunction, Prompt } from './prompt'

const appointment: ModelFunction = {
  name: 'scheduleAppointment',
  description:
    'Zeigt dem Besucher einen QR-Code, mit dem er auf WhatsApp einen Termin mit 4xDU vereinbart.',
  parameters: { type: 'object', properties: {} },
}
const asTools = {
  tools: [{ type: 'function' as const, function: appointment }],
  tool_choice: 'auto' as const,
}
const asFunctions = { functions: [appointment], function_call: 'auto' as const }
// What reasoning models think counts as answer too; with less they often end before the first word.
const roomToThink = 2_000

export type Settings = {
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  reasoning_effort?: 'low'
} & (Partial<typeof asTools> & Partial<typeof asFunctions>)
/** A refusal as far as it names a parameter. */
type Refused = { param: string | undefined; message: string }

/**
 * The fields that a model understands, chosen by its name. A field that the host refuses is replaced by its successor or
 * left out, for as long as this lives.
 */
export function createSettings({
  model,
  tools,
  maxTokens,
}: Pick<Config['chat'], 'model' | 'tools' | 'maxTokens'>) {
  let settings = settingsFor(model, tools, maxTokens)
  const withoutRefused = new Set<string>()

  return {
    current: (): Settings => settings,
    /** @returns whether another call without the refused parameter may help */
    leaveOut({ param, message }: Refused): boolean {
      const names = Object.keys(settings)
      const [named = ''] = (param ?? '').split(/[.[]/)
      const refused = names.includes(named)
        ? named
        : // Some hosts name it in words alone. The longest name first: `tool_choice` also holds `tools`' beginning.
          names
            .filter(name => param === undefined && new RegExp(`\\b${name}\\b`).test(message))
            .sort((a, b) => b.length - a.length)[0]
      if (refused === undefined || withoutRefused.has(refused)) return false
      withoutRefused.add(refused)
      settings = replaced(settings, refused, maxTokens)
      return true
    },
  }
}

/** A prefix such as `openai/` does not matter. */
function settingsFor(model: string, tools: Config['chat']['tools'], maxTokens: number): Settings {
  const name = model.toLowerCase().replace(/^.*\//, '')
  const isOld = /^gpt-(3\.5|4(-\d{4}|-32k|-turbo)?($|-))/.test(name)
  const isReasoning = /^(gpt-5|o[134])([-.]|$)/.test(name)
  const takesFunctions = tools === 'auto' ? isOld : tools === 'functions'
  return {
    ...(isReasoning
      ? {
          max_completion_tokens: Math.max(maxTokens, roomToThink),
          reasoning_effort: 'low' as const,
        }
      : { max_tokens: maxTokens, temperature: 0.7 }),
    ...(takesFunctions ? asFunctions : asTools),
  }
}

/** The settings with other functions than Emilia's, in the way that the model takes them. */
export function withFunctions(settings: Settings, own: Prompt['functions']): Settings {
  if (!own) return settings
  const { functions, function_call, tools, tool_choice, ...rest } = settings
  const list = own.map(({ name, description, parameters }) => ({ name, description, parameters }))
  if (list.length === 0) return rest
  if (functions) return { ...rest, functions: list, ...(function_call && { function_call }) }
  if (!tools) return rest
  const asList = list.map(definition => ({ type: 'function' as const, function: definition }))
  return { ...rest, tools: asList, ...(tool_choice && { tool_choice }) }
}

function replaced(settings: Settings, refused: string, maxTokens: number): Settings {
  const { functions, function_call, ...withoutFunctions } = settings
  if (refused === 'functions' || refused === 'function_call')
    return { ...withoutFunctions, ...asTools }
  const { tools, tool_choice, ...withoutTools } = settings
  if (refused === 'tools') return withoutTools
  const left = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== refused))
  return refused === 'max_tokens'
    ? { ...left, max_completion_tokens: Math.max(maxTokens, roomToThink) }
    : left
}
