import type { List, Nodes } from 'mdast'
import { choice, maybe, text } from '../attributes'
import { reportOpenEnd } from '../parts/ending'
import { boldStart, words } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { personaNames } from '../personas'
import { type Inline, inlineText } from '../rich-text'
import { contract, type Reading, type Shape } from '../shapes'
import { tidy } from '../typography'
import { reportTurns } from './check-turns'
import { type Branch, type DemoMessage, leadingReplies } from './replies'

/** The buttons of a turn: brackets at its end, with or without a character or word between them. */
const CHOICES = /\s*[,;/]?\s*(\[[^\]]+\](?:\s*(?:[,;/|]|oder|und)?\s*\[[^\]]+\])*)\s*[,;/.]?\s*$/

/** The name of a reply or of its branch, as its author wrote it: typography comes when it is shown. */
const asWritten = (node: Nodes) => tidy(words(node)).replace(/\s+/g, ' ').trim()

/** A time behind the name that is written otherwise than `19:42:`; after `**Name:**` it may also begin what is said. */
function oddTime(content: Inline[]): string | undefined {
  const [name] = content
  const [first] = boldStart(content)?.rest ?? []
  if (typeof first !== 'string' || /^\d{1,2}:\d{2}:/.test(first)) return undefined
  const isSaying = typeof name === 'object' && inlineText(name.content).trimEnd().endsWith(':')
  const [, hour, minute] =
    (isSaying ? /^(\d{1,2})[.:](\d{2}):/ : /^(\d{1,2})[.:](\d{2})(?!\d)/).exec(first) ?? []
  return minute && `${hour}:${minute}`
}

/** `**Gast** 21:14: Text [Knopf] [Knopf]`: the buttons are written in square brackets at the end. */
const turn: ItemShape<DemoMessage> = {
  says: '`- **Name:** Text`, mit Uhrzeit `- **Name** 21:14: Text`, Antwortknöpfe am Ende in eckigen Klammern',
  read(content, item) {
    const bold = boldStart(content)
    if (!bold || oddTime(content)) return undefined
    const [first, ...others] = bold.rest
    const timed = typeof first === 'string' ? /^(\d{1,2}:\d{2}):\s*(.*)$/s.exec(first) : null
    const body: Inline[] = timed ? [timed[2] ?? '', ...others] : bold.rest
    const last = body.at(-1)
    const [ending = ''] = (typeof last === 'string' && CHOICES.exec(last)) || []
    const [, buttons = ''] = (ending && CHOICES.exec(asWritten(item))) || []
    const choices = [...buttons.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name.trim())
    const withoutChoices = typeof last === 'string' && ending ? last.slice(0, -ending.length) : last
    const text = [...body.slice(0, -1), withoutChoices ?? ''].filter(part => part !== '')
    if (inlineText(text).trim() === '') return undefined
    return { from: bold.start, text, choices, ...(timed?.[1] && { time: timed[1] }) }
  },
  wrong(content) {
    const time = oddTime(content)
    return time ? { ruleId: 'turn-time', name: boldStart(content)?.start ?? '', time } : undefined
  },
}

const turns = list(turn, { says: 'das Gespräch als Liste' })

/** `**Nein, danke**` alone in its line, and below it as a list how the chat goes on after this button. */
const branches: Shape<Branch[]> = {
  says: 'je Antwortknopf, der anders weitergeht, eine Zeile **Knopf** und darunter die Liste (kann fehlen)',
  read(nodes, reading) {
    const value: Branch[] = []
    let rest = nodes
    while (
      rest[0]?.type === 'paragraph' &&
      rest[0].children.length === 1 &&
      rest[0].children[0]?.type === 'strong'
    ) {
      const messages = turns.read(rest.slice(1), reading)
      value.push({ choice: asWritten(rest[0]), messages: messages.value })
      rest = messages.rest
    }
    return { value, rest }
  },
}

type DemoTalk = { messages: DemoMessage[]; branches: Branch[] }

/** The chat and its branches. Every reply has to lead on, every branch to be led to, and each list to an outcome. */
const conversation: Shape<DemoTalk> = {
  says: `${turns.says}; ${branches.says}`,
  read(nodes, reading) {
    const main = turns.read(nodes, reading)
    const others = branches.read(main.rest, reading)
    const talk = { messages: main.value, branches: others.value }
    const read = nodes.slice(0, nodes.length - others.rest.length)
    reportBranches(talk, read, reading)
    const lists = read.filter(node => node.type === 'list')
    for (const [index, messages] of [
      main.value,
      ...others.value.map(branch => branch.messages),
    ].entries())
      reportReplies(messages, others.value, lists[index], reading)
    return { value: talk, rest: others.rest }
  },
}

/** Branches after a reply that no turn offers, and a second one after the same reply. */
function reportBranches(
  { messages, branches }: DemoTalk,
  nodes: readonly Nodes[],
  reading: Reading,
) {
  const offered = [messages, ...branches.map(branch => branch.messages)]
    .flat()
    .flatMap(({ choices }) => choices)
  const heads = nodes.filter(node => node.type === 'paragraph')
  for (const [index, { choice: name }] of branches.entries()) {
    const first = branches.findIndex(({ choice }) => choice === name)
    const place = heads[index] ?? reading.box
    if (!offered.includes(name))
      reading.report({ ruleId: 'branch-unknown', name, known: offered }, place)
    else if (first < index)
      reading.report(
        { ruleId: 'branch-twice', name, line: heads[first]?.position?.start.line ?? 1 },
        place,
      )
  }
}

/** Replies of one list that lead nowhere, and a list that ends in a question. */
function reportReplies(
  messages: readonly DemoMessage[],
  branches: readonly Branch[],
  list: List | undefined,
  reading: Reading,
): void {
  // A line that could not be read is reported already, and the others do not stand at their own place.
  if (!list || messages.length !== list.children.length) return
  for (const [index, { choices }] of messages.entries()) {
    const leading = leadingReplies(messages, index, branches)
    const lost = choices.filter(name => !leading.has(name))
    const place = list.children[index] ?? list
    if (lost.length > 1 && index < messages.length - 1)
      reading.report({ ruleId: 'replies-nowhere', names: `[${lost.join('], [')}]` }, place)
    else if (lost[0] && index < messages.length - 1)
      reading.report({ ruleId: 'reply-nowhere', name: lost[0] }, place)
  }
  const last = messages.at(-1)
  if (last) reportOpenEnd(inlineText(last.text), list, reading, last.choices.length > 0)
}

export const chatDemo = contract({
  purpose:
    'Ein Beispielgespräch mit Antwortknöpfen: Einer führt zur nächsten Zeile, für jeden anderen steht darunter, wie es weitergeht.',
  avoid: 'Für Schritte ohne Gespräch nehmen Sie <Steps>.',
  place: 'side',
  reads: 'example',
  language: 'spoken',
  brackets: CHOICES,
  look: ({ assistant, channel }) => [
    ...(assistant === 'Emilia' ? ['field'] : []),
    ...(channel === 'Website' ? ['website'] : []),
  ],
  check: reportTurns,
  attributes: {
    assistant: choice('Wer antwortet', personaNames),
    job: maybe(text('Beruf unter dem Namen, sonst der übliche der Person')),
    channel: choice('Wo das Gespräch stattfindet', ['WhatsApp', 'Website', 'Telefon']),
  },
  content: { talk: conversation },
})
