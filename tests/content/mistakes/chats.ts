import type { MistakeExample } from './mistake-example'

const chat = (...turns: string[]) =>
  `<ChatDemo assistant="Mathias" channel="WhatsApp">\n\n${turns.join('\n')}\n\n</ChatDemo>`

/** Example chats whose answers would stand on the wrong side, or with a time as text. */
export const chats: MistakeExample[] = [
  {
    name: 'the assistant misspelt',
    text: chat('- **Kundin** 19:42: Hallo', '- **Matthias** 19:42: Gerne!', '- **Mathias:** Bis gleich.'),
    findings: [
      '10:1  Hier spricht „Matthias“, das Gespräch führt Mathias. Meinten Sie „Mathias“? Sonst schreiben Sie etwa Gast oder Kundin.',
    ],
  },
  {
    name: 'another assistant than the one named above',
    text: chat('- **Kundin:** Hallo', '- **Luigi:** Gerne!'),
    findings: [
      '7:1  In diesem Gespräch sagt Mathias nichts. Beginnen Sie die Antworten mit **Mathias:** oder nennen Sie bei assistant, wer antwortet.',
    ],
  },
  {
    name: 'times in other forms',
    text: chat('- **Kundin** 19.42: Hallo', '- **Mathias** 19:42 Gerne!', '- **Mathias:** 9.43: Bis gleich.'),
    findings: [
      '9:1  Die Uhrzeit steht zwischen dem Namen und einem Doppelpunkt. Schreiben Sie **Kundin** 19:42: und dann den Text.',
      '10:1  Die Uhrzeit steht zwischen dem Namen und einem Doppelpunkt. Schreiben Sie **Mathias** 19:42: und dann den Text.',
      '11:1  Die Uhrzeit steht zwischen dem Namen und einem Doppelpunkt. Schreiben Sie **Mathias** 9:43: und dann den Text.',
    ],
  },
  {
    name: 'times in what is said, and people of any name',
    text: chat(
      '- **Frau Huber:** 8:15 bitte',
      '- **Mathias** 8:04: 8:15 ist frei.',
      '- **Gast** 8:05: 8.15',
      '- **Sie:** 14.30 geht auch',
    ),
    findings: [],
  },
]
