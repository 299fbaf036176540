/** How functions travel: as the specification's `functions`, or as today's `tools`. */
export type ToolMode = 'functions' | 'tools'

/** What a model's name says about the wire; a prefix such as `openai/` does not matter. */
export function modelFamily(model: string, tools: 'auto' | ToolMode): { mode: ToolMode; takesTemperature: boolean } {
  const name = model.toLowerCase().replace(/^.*\//, '')
  const isOld = /^gpt-(3\.5|4(-\d{4}|-32k|-turbo)?($|-))/.test(name)
  return {
    mode: tools === 'auto' ? (isOld ? 'functions' : 'tools') : tools,
    takesTemperature: !/^(gpt-5|o[134])([-.]|$)/.test(name),
  }
}
