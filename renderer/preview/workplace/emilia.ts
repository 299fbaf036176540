import { isSeq, stringify } from 'yaml'
import { pageFiles, urlOf } from '../../content-files'
import { startOf } from '../../data/diagnose'
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
  const text = readPlain(root, QUESTIONS)
  const list = yamlDocument(text).get(address, true)
  const line = `  - ${stringify(question, { lineWidth: 0 }).trim()}\n`
  const at = isSeq(list) ? startOf(list) - 2 : text.length
  writePlain(root, QUESTIONS, text.slice(0, at) + (isSeq(list) ? line : `${address}:\n${line}`) + text.slice(at))
  return { said: `„${question}“ steht jetzt in ${QUESTIONS} unter ${address}.` }
}
