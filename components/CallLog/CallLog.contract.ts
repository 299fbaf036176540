import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const callLog = contract({
  purpose: 'Ein Telefonat zum Mitlesen unter einer laufenden Tonspur, am Ende steht das Ergebnis.',
  avoid: 'Für Chats auf WhatsApp oder der Website nehmen Sie <ChatDemo>.',
  place: 'side',
  reads: 'example',
  attributes: {
    title: text(TITLE),
    caller: text('Wer anruft, z. B. „Frau Huber, 7:52 Uhr“'),
    result: text('Was am Ende herauskommt, z. B. „Termin steht im Kalender“'),
  },
  content: { turns: list(plainPoint('`- **Anruferin:** Satz`')) },
})
