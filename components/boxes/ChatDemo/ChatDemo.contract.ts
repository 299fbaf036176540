import { choice, maybe, text } from '../../contract/attributes'
import { entry, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'
import { personaNames } from '../../facts/personas'
import { reportTurns } from './check-turns'

export const chatDemo = contract({
  purpose: 'Ein Gespräch zum Mitlesen, im Chat oder am Telefon; am Ende steht, was herauskommt.',
  avoid: 'Zum Selberschreiben nehmen Sie <TryIt>, für Schritte ohne Gespräch <Steps>.',
  place: 'side',
  reads: 'example',
  language: 'spoken',
  check: reportTurns,
  attributes: {
    assistant: choice('Wer antwortet', personaNames),
    channel: choice('Wo das Gespräch stattfindet', ['WhatsApp', 'Website', 'Telefon']),
    time: maybe(text('Wann es beginnt, z. B. 19:42 Uhr')),
    job: maybe(
      text(
        'Beruf unter dem Namen, wenn es nicht der übliche der Person ist; dann führt keine Schaltfläche zum Mitschreiben',
      ),
    ),
    result: maybe(text('Was am Ende dasteht, z. B. „Termin am Donnerstag, 10:20 Uhr“')),
  },
  content: { turns: list(entry('`- **Name:** Text`')) },
})
