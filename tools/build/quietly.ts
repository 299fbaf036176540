/** Vike's warning that the page's script is not preloaded: it is inlined (renderer/output/inline.ts). */
const EXPECTED = '[injectFilter()]'

/** Runs a step that tells of each file it makes; what it told is printed where it fails, and its warnings in any case. */
export async function quietly(step: () => Promise<unknown>): Promise<void> {
  const { log, warn } = console
  const told: unknown[][] = []
  console.log = (...words) => told.push(words)
  console.warn = (...words) => {
    if (!words.some(word => String(word).includes(EXPECTED))) warn(...words)
  }
  try {
    await step()
  } catch (error) {
    for (const words of told) log(...words)
    throw error
  } finally {
    console.log = log
    console.warn = warn
  }
}
