import { z } from 'zod'
import { Refusal } from '../errors'
import { cleanText } from './clean-text'

/** A turn as the model gets it: nothing but role and words. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/** Characters of one message. */
export const LONGEST_MESSAGE = 4_000
/** What of the history goes along: the newest, within both. */
const MOST_MESSAGES = 60
const MOST_CHARACTERS = 24_000

const request = z.object({
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).min(1),
})

/**
 * Checks and trims what a client sent: roles, lengths, order. The oldest turns are dropped, never the question.
 * @param body the parsed JSON, of any shape
 * @throws Refusal 422 for another shape or role, 413 for a message that is too long
 */
export function readConversation(body: unknown): Turn[] {
  const read = request.safeParse(body)
  if (!read.success) throw new Refusal(422, 'invalid', 'Diese Nachricht hat eine Form, die wir nicht lesen können.')
  const turns = read.data.messages.map(({ role, content }) => ({ role, content: cleanText(content) }))
  const question = turns.at(-1)
  if (question?.role !== 'user' || question.content === '')
    throw new Refusal(422, 'no_question', 'Bitte schreiben Sie eine Nachricht.')
  if (turns.some(({ content }) => content.length > LONGEST_MESSAGE))
    throw new Refusal(413, 'too_long', `Eine Nachricht darf höchstens ${LONGEST_MESSAGE} Zeichen haben.`)
  return newest(turns.filter(({ content }) => content !== ''))
}

function newest(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = []
  let characters = 0
  for (const turn of turns.toReversed()) {
    characters += turn.content.length
    if (kept.length === MOST_MESSAGES || characters > MOST_CHARACTERS) break
    kept.unshift(turn)
  }
  return kept
}
