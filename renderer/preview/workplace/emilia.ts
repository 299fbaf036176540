import { urlOf } from '../../content-files'
import { yamlDocument } from '../../data/read-yaml'
import { loadData } from '../../data/site-data'
import type { Told } from '../messages'
import type { PreviewParts } from '../preview-app'
import { readPlain, writePlain } from './files'

export type Emilia = ReturnType<typeof createEmilia>

const QUESTIONS = 'content/emilia/questions.yaml'

/** Emilia as she answers from the words as they are now, without a model. */
export function createEmilia({ root, check, tools }: Pick<PreviewParts, 'root' | 'check' | 'tools'>) {
  /** She knows all pages that can be read. */
  const now = (draft?: { file: string; text: string }) => {
    const { pages } = check.content(draft)
    const whole = pages.flatMap(({ page }) => (page?.head ? [{ ...page, head: page.head }] : []))
    return tools.emilia(whole, loadData('site', root))
  }
  return {
    now,
    /** How she answers from the open page as it is being written, and from which card. */
    ask({ file, text, question }: { file: string; text: string; question: string }): Told {
      const { answer, cardFor } = now({ file, text })
      const { content } = answer([{ role: 'user', content: question }], urlOf(file))
      return { said: `${content}\n\nNächste Karte: ${cardFor(question, urlOf(file))}` }
    },
    /** Notes how visitors ask for what stands at an address. Nothing else of the file changes. */
    remember({ question, address }: { question: string; address: string }): Told {
      const questions = yamlDocument(readPlain(root, QUESTIONS))
      if (questions.has(address)) questions.addIn([address], question)
      else questions.set(address, [question])
      writePlain(root, QUESTIONS, questions.toString({ lineWidth: 0 }))
      return { said: `„${question}“ steht jetzt in ${QUESTIONS} unter ${address}.` }
    },
  }
}
