import { withoutBrackets } from '../../../shared/placeholders'
import { urlOf } from '../../content-files'
import { loadData } from '../../data/site-data'
import type { ActionResult } from '../messages'
import type { PreviewParts } from '../preview-parts'
import { readPlain, writePlain } from './files'
import { unknownAddress } from './unknown-address'

export type PreviewEmilia = ReturnType<typeof createPreviewEmilia>

type Asked = { file: string; text: string; question: string }

const NO_QUESTION = 'Schreiben Sie zuerst die Frage, wie Besucher sie tippen.'
const QUESTIONS = 'content/emilia/questions.yaml'

/** Emilia as she answers from the words as they are now, without a model. */
export function createPreviewEmilia({ root, check, tools, server }: Omit<PreviewParts, 'state'>) {
  /** She knows all pages that can be read. */
  const now = (draft?: { file: string; text: string }) => {
    const { pages } = check.content(draft)
    const whole = pages.flatMap(({ page }) => (page?.head ? [{ ...page, head: page.head }] : []))
    return tools.emilia(whole, loadData('site', root))
  }
  return {
    now,
    /** How she answers from the open page as it is being written, and from which card. */
    async ask({ file, text, question }: Asked): Promise<ActionResult> {
      if (question === '') throw new Error(NO_QUESTION)
      const { answer, cardFor } = now({ file, text })
      const { content, showQR } = answer([{ role: 'user', content: question }], urlOf(file))
      const { renderReply } = await server.ssrLoadModule('/renderer/render-reply.tsx')
      const card = cardFor(question, urlOf(file))
      return {
        reply: renderReply(content, withoutBrackets(loadData('site', root).url)),
        said: [
          card ? `Am besten passt dazu: ${card}` : 'Dazu passt keine Stelle der Website.',
          showQR ? 'Darunter zeigt sie den QR-Code für WhatsApp.' : '',
        ].join(' '),
      }
    },
    /** Notes how visitors ask for what stands at an address. Nothing else of the file changes. */
    remember({ question, address }: { question: string; address: string }): ActionResult {
      const { pages } = check.content()
      const known = pages.flatMap(({ file, page }) => [
        urlOf(file),
        ...[...(page?.anchors ?? [])].map(anchor => `${urlOf(file)}#${anchor}`),
      ])
      if (question === '') throw new Error(NO_QUESTION)
      if (address === '')
        throw new Error('Tragen Sie ein, wo die richtige Antwort steht, zum Beispiel /trial.')
      if (!known.includes(address)) throw new Error(unknownAddress(address, known))
      writePlain(root, QUESTIONS, withQuestion(readPlain(root, QUESTIONS), address, question))
      return { said: `„${question}“ steht jetzt bei „Fragen an Emilia“ unter ${address}.` }
    },
  }
}

/** The text of questions.yaml with one more question at an address, as the first of its list. */
function withQuestion(text: string, address: string, question: string): string {
  const written = JSON.stringify(question)
  const lines = text.trimEnd().split('\n')
  const at = lines.findIndex(line => line.startsWith(`${address}:`))
  const line = lines[at]
  if (line === undefined) lines.push(`${address}: [${written}]`)
  else if (line.includes('[')) lines[at] = line.replace('[', () => `[${written}, `)
  else lines.splice(at + 1, 0, `  - ${written}`)
  return `${lines.join('\n')}\n`
}
