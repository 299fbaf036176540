import { remembered } from '../remembered'
import type { Prompt } from './prompt'

// The site has about 500 passages. Nothing that a visitor wrote is remembered.
const mostParagraphs = 1_000
const opening = Buffer.from('{"messages":[{"role":"system","content":"')
const blankLine = Buffer.from(String.raw`\n\n`)

/**
 * Writes the question to the provider as JSON in UTF-8. The site's own paragraphs, nine tenths of it, are turned into bytes
 * once and copied then: to escape and encode 10 000 characters of German took as long as to find them.
 * @param settings the fields beside `messages`, at least one
 */
export function createQuestionBytes(settings: object): (prompt: Prompt) => Buffer {
  const bytesOf = remembered(paragraph => Buffer.from(inJson(paragraph)), mostParagraphs)
  const closing = `],${JSON.stringify(settings).slice(1)}`
  return ({ today, site, thread }) => {
    const messages = thread.map(({ role, content }) => `,${JSON.stringify({ role, content })}`)
    return Buffer.concat([
      opening,
      Buffer.from(inJson(today)),
      ...site.flatMap(paragraph => [blankLine, bytesOf(paragraph)]),
      Buffer.from(`"}${messages.join('')}${closing}`),
    ])
  }
}

/** A text as it stands between the quotation marks of JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
