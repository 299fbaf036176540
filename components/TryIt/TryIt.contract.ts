import type { ListItem, Nodes, Paragraph } from 'mdast'
import { minutesOf } from '../../shared/scene/clock'
import {
  type Fact,
  namesIn,
  type OutcomeSentence,
  type Scene,
  type Step,
  type StepKind,
  stepKinds,
} from '../../shared/scene/scene'
import { choice, maybe, text } from '../attributes'
import { industries } from '../industries'
import { words } from '../parts/inline'
import { TALK_ANCHOR, teamNames, tintOf } from '../personas'
import { contract, type Reading, type Shape } from '../shapes'

/** What fills beside the chat; the place where the chat happens follows from it. */
export const results = [
  'Bon',
  'Auftrag',
  'Meldung',
  'Termin',
  'Terminkarte',
  'Anfrage',
  'Anruf',
] as const

/** Sheets of the places from edge to edge, by what fills there. */
const places: Record<(typeof results)[number], string> = {
  Bon: 'kitchen',
  Auftrag: 'workshop',
  Meldung: 'night',
  Termin: 'salon',
  Terminkarte: 'reception',
  Anfrage: 'facade',
  Anruf: 'office',
}

const OPENING = 'die erste Zeile des Assistenten, in der er sagt, dass er eine KI ist'
const STEP = `\`1. **Name auf dem Zettel.** Frage? [Antwort] [Antwort] *Art*\`, die Art ist ${stepKinds.map(kind => `*${kind}*`).join(', ')} (bei *Liste* und *Auswahl* mindestens zwei Antworten, bei *Uhrzeit* und *Termin* Uhrzeiten; **Größe, nur bei Pizza.** oder **Kennzeichen, nicht bei Probefahrt.** sagt, wann gefragt wird; [Reifenwechsel, auch Räder, tyres] nennt, wie Gäste noch dazu sagen; *Uhrzeit von 17:00 bis 22:00* begrenzt, was angenommen wird)`
const REPLY = /\s*\[([^\]\n]+)\]/g
/** `Reifenwechsel, auch Räder, tyres`: a reply, and what guests also call it. */
const ALSO = ', auch '
/** `Uhrzeit von 17:00 bis 22:00` */
const KIND = /^(\p{L}+)(?: von (\d{1,2}:\d{2}) bis (\d{1,2}:\d{2}))?$/u
/** `Größe, nur bei Pizza` and `Kennzeichen, nicht bei Probefahrt`: when a step is asked. */
const ONLY = /^(.+?), (?:nur|(nicht)) bei (.+)$/
/** `[Ersatzwagen: Ja] Ein Ersatzwagen steht bereit.`: a sentence for one reply only. */
const FOR_REPLY = /^\[([^\]:]+): ([^\]]+)\]\s*(.+)$/s
const SENTENCE_END = /(?<=[.!?])\s+/
const FACT = '`- **Frage eines Gasts?** Antwort.`'
const OUTCOME =
  'ein letzter Absatz: was am Ende gesagt wird. **Name** eines Schritts wird eingesetzt, ein Satz ohne Angabe dazu entfällt; [Ersatzwagen: Ja] vor einem Satz heißt, dass er nur bei dieser Antwort gesagt wird'

/** A paragraph as it is written, bold words with their marks. */
function rawText(node: Nodes): string {
  if (node.type === 'strong') return `**${words(node)}**`
  return 'children' in node ? node.children.map(rawText).join('') : words(node)
}

function paragraph(says: string): Shape<string> {
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type === 'paragraph') return { value: rawText(first).trim(), rest }
      reading.report({ ruleId: 'expected', expected: says, tag: reading.tag }, first ?? reading.box)
      return { value: '', rest: nodes }
    },
  }
}

/** A list whose items each become one thing; an item that does not fit is reported with what it should look like. */
function listOf<T>(
  says: string,
  ordered: boolean,
  read: (item: Paragraph) => T | undefined,
): Shape<T[]> {
  return {
    says,
    read(nodes, reading) {
      const [first, ...rest] = nodes
      if (first?.type !== 'list' || Boolean(first.ordered) !== ordered) {
        reading.report(
          { ruleId: 'expected', expected: says, tag: reading.tag },
          first ?? reading.box,
        )
        return { value: [], rest: nodes }
      }
      const value = first.children.flatMap(item => readItem(item, says, reading, read) ?? [])
      return { value, rest }
    },
  }
}

function readItem<T>(
  item: ListItem,
  says: string,
  reading: Reading,
  read: (paragraph: Paragraph) => T | undefined,
): T | undefined {
  const [paragraph] = item.children
  const value = paragraph?.type === 'paragraph' ? read(paragraph) : undefined
  if (value === undefined)
    reading.report({ ruleId: 'expected', expected: says, tag: reading.tag }, item)
  return value
}

/** `**Größe.** Groß oder normal? [Groß] [Normal] *Auswahl*` */
function readStep(item: Paragraph): Step | undefined {
  const [, name = '', rest = ''] = /^\*\*(.+?)[.:]?\*\*\s*(.*)$/s.exec(rawText(item)) ?? []
  const last = item.children.at(-1)
  const written = last?.type === 'emphasis' ? words(last) : ''
  const [, kindName, from, until] = KIND.exec(written) ?? []
  const kind = stepKinds.find(known => known === kindName)
  const asks = rest.slice(0, rest.length - written.length)
  const named = [...asks.matchAll(REPLY)].map(([, reply = '']) => reply.trim().split(ALSO))
  const replies = named.map(([reply = '']) => reply)
  const also = named.flatMap(([reply = '', others]) =>
    others ? [[reply, others.split(', ')]] : [],
  )
  const question = asks.replace(REPLY, '').replace(/\s+/g, ' ').trim()
  if (!kind || !name || !question || !hasReplies(kind, replies)) return undefined
  const [, plainName = name, without, word] = ONLY.exec(name) ?? []
  const only = word === undefined ? undefined : { word, isThere: without === undefined }
  return {
    name: plainName,
    asks: question,
    replies,
    kind,
    ...(only && { only }),
    ...(also.length > 0 && { also: Object.fromEntries(also) }),
    ...(from && until && { within: { from, until } }),
  }
}

/** Whether there is enough to tap: two things to choose from, times that are times. */
function hasReplies(kind: StepKind, replies: readonly string[]): boolean {
  if (kind === 'Liste' || kind === 'Auswahl') return replies.length > 1
  if (kind === 'Termin' || kind === 'Uhrzeit')
    return replies.length > 0 && replies.every(reply => minutesOf(reply) !== undefined)
  return true
}

function readFact(item: Paragraph): Fact | undefined {
  const [, question, answer] = /^\*\*(.+?)\*\*\s*(.+)$/s.exec(rawText(item)) ?? []
  return question && answer ? { question, answer: answer.replace(/\s+/g, ' ') } : undefined
}

function readOutcome(written: string): OutcomeSentence[] {
  return written
    .split(SENTENCE_END)
    .filter(Boolean)
    .map(sentence => {
      const plain = sentence.replace(/\s+/g, ' ')
      const [, name, reply, says] = FOR_REPLY.exec(plain) ?? []
      return name && reply && says ? { says, only: { name, reply } } : { says: plain }
    })
}

const parts = {
  opening: paragraph(OPENING),
  steps: listOf(STEP, true, readStep),
  facts: listOf(FACT, false, readFact),
  outcome: paragraph(OUTCOME),
}
type Script = Pick<Scene, keyof typeof parts>

/** The four parts of a scene, in their order, and whether they fit each other. */
const script: Shape<Script> = {
  says: Object.values(parts)
    .map(({ says }) => says)
    .join('; '),
  read(nodes, reading) {
    const opening = parts.opening.read(nodes, reading)
    const steps = parts.steps.read(opening.rest, reading)
    const facts = parts.facts.read(steps.rest, reading)
    const outcome = parts.outcome.read(facts.rest, reading)
    const value = {
      opening: opening.value,
      steps: steps.value,
      facts: facts.value,
      outcome: readOutcome(outcome.value),
    }
    reportScript(value, nodes[0] ?? reading.box, facts.rest[0] ?? reading.box, reading)
    return { value, rest: outcome.rest }
  },
}

/** An opening that does not say who writes, and an outcome that names a step which is none. */
function reportScript(
  { opening, steps, outcome }: Script,
  first: Nodes,
  last: Nodes,
  reading: Reading,
) {
  const { assistant } = reading.attributes
  if (opening && !/(?<!\p{L})KI(?!\p{L})/u.test(opening))
    reading.report({ ruleId: 'chat-ai', assistant: String(assistant ?? 'der Assistent') }, first)
  if (steps.length > 0)
    for (const sentence of outcome) reportSentence(sentence, steps, last, reading)
}

function reportSentence(
  { says, only }: OutcomeSentence,
  steps: readonly Step[],
  last: Nodes,
  reading: Reading,
) {
  const known = steps.map(({ name }) => name)
  for (const name of [...(only ? [only.name] : []), ...namesIn(says)])
    if (!known.includes(name)) reading.report({ ruleId: 'step-unknown', name, known }, last)
  const replies = steps.find(({ name }) => name === only?.name)?.replies
  if (only && replies && !replies.includes(only.reply))
    reading.report({ ruleId: 'reply-unknown', name: only.reply, known: replies }, last)
}

export const tryIt = contract({
  purpose:
    'Besucher schreiben selbst mit dem Assistenten: eine erfundene Szene mit Schritten, Fragen der Gäste und einem Ergebnis.',
  avoid:
    'Nur auf der Seite eines Assistenten, einmal. Eine Liste gleich darunter steht in drei Spalten. Ein Gespräch zum Mitlesen ist <ChatDemo>.',
  reads: 'example',
  attributes: {
    assistant: choice('Wer antwortet', teamNames),
    business: text('Der erfundene Betrieb, z. B. Pizzeria Vesuvio'),
    result: choice('Was sich daneben füllt', results),
    industry: maybe(choice('Branche, die danach im Formular steht', industries)),
  },
  content: { script },
  anchor: TALK_ANCHOR,
  brackets: REPLY,
  language: 'spoken',
  styles: ['islands/TryIt', 'islands/conversation'],
  scene: ({ assistant, business, script: written }) => ({
    assistant: tintOf(assistant),
    business,
    ...written,
  }),
})
