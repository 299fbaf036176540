import { APPOINTMENT } from './reply'

export type ToolMode = 'auto' | 'functions' | 'tools'

/** The one function of the specification. */
const scheduleAppointment = {
  name: APPOINTMENT,
  description: 'Wird aufgerufen, wenn der Kunde einen Termin vereinbaren möchte.',
  parameters: { type: 'object', properties: {} },
}

/** `functions` for the specification's model family; other models answer 404 or 422 to it, or ignore it. */
function usesFunctions(model: string, mode: ToolMode): boolean {
  return mode === 'auto' ? /^gpt-(3\.5|4-0613|4-32k)|^gpt-4$/.test(model) : mode === 'functions'
}

/** Newer models refuse any temperature but their own. */
function takesTemperature(model: string): boolean {
  return !/^(gpt-5|o\d)/.test(model)
}

export type WireMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** The body of a request, by default just what the specification lists (section 7). */
export function requestBody(model: string, mode: ToolMode, messages: readonly WireMessage[]) {
  return {
    model,
    messages: [...messages],
    ...(takesTemperature(model) && { temperature: 0.7 }),
    ...(usesFunctions(model, mode)
      ? { functions: [scheduleAppointment], function_call: 'auto' as const }
      : { tools: [{ type: 'function' as const, function: scheduleAppointment }], tool_choice: 'auto' as const }),
  }
}
