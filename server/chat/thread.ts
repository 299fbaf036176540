import { z } from 'zod'
import { type ChatMessage, LONGEST_QUESTION } from '../../shared/messages'
import { Refusal } from '../errors'

// Invisible characters, which can hide instructions to a model: controls, zero width, direction marks, tags, fillers.
const hidden =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu

/** A text without invisible characters, with one kind of line break. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(hidden, '')
}

/** The most characters of a conversation; the oldest messages are left out. */
const LONGEST_TALK = 24_000

const invalid = (message: string) => new Refusal(422, 'invalid', message)

// Other fields (showQR) are dropped, other roles are refused.
const bodySchema = z.object({
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).min(1),
})

/**
 * Reads the body of `POST /api/chat`: cleaned, trimmed, the visitor's question last, cut to what a model gets to see.
 * @throws Refusal 422 when it is no conversation
 */
export function readThread(body: unknown): ChatMessage[] {
  const read = bodySchema.safeParse(body)
  if (!read.success) throw invalid('Dieses Gespräch ist unlesbar. Bitte laden Sie die Seite neu.')
  const messages = read.data.messages.map(({ role, content }) => ({
    role,
    content: visibleText(content).trim(),
  }))
  const question = messages.at(-1)
  if (question?.role !== 'user' || question.content === '')
    throw invalid('Bitte schreiben Sie eine Nachricht.')
  if (question.content.length > LONGEST_QUESTION)
    throw invalid(
      `Diese Nachricht ist zu lang. Bitte schreiben Sie höchstens ${LONGEST_QUESTION} Zeichen.`,
    )
  return newest(messages.filter(({ content }) => content !== ''))
}

function newest(messages: ChatMessage[]): ChatMessage[] {
  const recent = [...messages]
  while (recent.reduce((sum, { content }) => sum + content.length, 0) > LONGEST_TALK) recent.shift()
  return recent
}
