import type { ChatMessage, Knowledge } from '../messages'
import { admit } from './admit'
import { acceptsOffer, wantsAppointment } from './appointment'
import { helpInDanger } from './danger'
import { elsewhere, isErrand } from './elsewhere'
import { foreignAnswer } from './foreign'
import type { OfflineAnswer } from './offline'
import { scanQr } from './sentences'
import { smallTalk } from './small-talk'

// Nobody is polite at length, and patterns take their time with long texts.
const longest = 300

/**
 * What needs no page: other languages, danger, politeness, errands that are not ours, and who wants to talk to us. Undefined where
 * somebody wants to know something.
 * @param said what the visitor typed
 * @param thread the same as it is written, with what was said before
 */
export function withoutPages(
  said: string,
  thread: readonly ChatMessage[],
  knowledge: Knowledge,
): OfflineAnswer | undefined {
  const foreign = foreignAnswer(said.slice(0, longest), knowledge)
  if (foreign) return { ...foreign, showQR: foreign.kind === 'appointment' }
  const start = (thread.at(-1)?.content ?? '').slice(0, longest)
  const qr: OfflineAnswer = { kind: 'appointment', content: scanQr, showQR: true }
  if (acceptsOffer(start, thread.at(-2)?.content)) return qr
  const talk = helpInDanger(start) ?? smallTalk(start)
  if (talk) return { kind: 'talk', content: talk, showQR: false }
  const refusal = elsewhere(start, knowledge) ?? (isErrand(start) ? admit([], knowledge) : undefined)
  if (refusal) return { kind: 'unknown', content: refusal, showQR: false }
  return wantsAppointment(start) ? qr : undefined
}
