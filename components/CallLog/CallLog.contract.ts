import { text } from '../attributes'
import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { withOutcome } from '../parts/ending'
import { list } from '../parts/list'

export const callLog = exhibit({
  purpose: 'Ein Telefonat zum Mitlesen unter einer laufenden Tonspur, am Ende steht das Ergebnis.',
  avoid: 'Für Chats auf WhatsApp oder der Website nehmen Sie <ChatDemo>.',
  attributes: {
    caller: text('Wer anruft, z. B. „Frau Huber, 7:52 Uhr“'),
    result: text('Was am Ende herauskommt, z. B. „Termin steht im Kalender“'),
  },
  content: { turns: withOutcome(list(plainPoint('`- **Anruferin:** Satz`'))) },
})
