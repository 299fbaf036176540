import type { ChatAnswer, ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import { createJudge } from './judge'
import type { Ask } from './model'
import { createPrompts } from './prompt'
import { createReply } from './reply'

type SpeakerDeps = {
  knowledge: Knowledge
  pages: {
    search: (question: string, count: number, here?: string) => readonly Passage[]
    /** The site's own lines for a question about prices. */
    prices: (thread: readonly ChatMessage[], here?: string) => string | undefined
  }
  now: () => Date
}

/** Emilia in the words of the model, with the site's own prices beside them where prices are asked for. */
export function createSpeaker({ knowledge, pages, now }: SpeakerDeps) {
  const { judge, marks } = createJudge(knowledge)
  const promptFor = createPrompts({ knowledge, marks, search: pages.search, now })
  const { instead } = knowledge.priceWords

  return async (
    ask: Ask,
    thread: readonly ChatMessage[],
    page: Knowledge['routes'][number] | undefined,
    onText?: (text: string) => void,
  ): Promise<ChatAnswer['message'] | undefined> => {
    const table = pages.prices(thread, page?.url)
    const judgeBeside: typeof judge = sentence => {
      const verdict = judge(sentence)
      // Whoever asked for prices sees them below.
      const isOffer = 'instead' in verdict && verdict.instead === instead.price
      return table && isOffer ? { instead: '' } : verdict
    }
    const reply = createReply(judgeBeside, onText)
    const said = await ask(promptFor(thread, page), onText && reply.read)
    if (!onText) reply.read(said.text)
    return reply.end(said, table)
  }
}
