import { pageFiles, urlOf } from '../../content-files'
import { yamlDocument } from '../../data/read-yaml'
import { loadData } from '../../data/site-data'
import type { WholePage } from '../../page/page'
import { readPage } from '../../page/read-page'
import type { Told } from '../messages'
import { readPlain, writePlain } from './files'
import type { SiteTools } from './site-tools'

type Asked = { file: string; text: string; question: string; address: string }

const QUESTIONS = 'content/emilia/questions.yaml'

/** How Emilia answers from the pages, the open one as it is being written. */
export function askEmilia(root: string, tools: SiteTools, { file, text, question }: Asked): Told {
  const data = { site: loadData('site', root), prices: loadData('prices', root) }
  const pages = pageFiles(root)
    .map(name => readPage(name, name === file ? text : readPlain(root, name), data).page)
    .filter((page): page is WholePage => page?.head !== undefined)
  return { said: tools.emilia(pages, data.site, question, urlOf(file)) }
}

/** Notes how visitors ask for what stands at an address. Nothing else of the file changes. */
export function rememberQuestion(root: string, { question, address }: Asked): Told {
  const questions = yamlDocument(readPlain(root, QUESTIONS))
  if (questions.has(address)) questions.addIn([address], question)
  else questions.set(address, questions.createNode([question]))
  writePlain(root, QUESTIONS, questions.toString({ lineWidth: 0 }))
  return { said: `„${question}“ steht jetzt in ${QUESTIONS} unter ${address}.` }
}
