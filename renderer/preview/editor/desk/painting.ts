import type { ActionResult, Drawn, FileFindings, Finding, Findings, ToFrame } from '../../messages'
import { ask } from '../ask'
import { byId, newest } from '../elements'
import type { FileList } from '../file-list'
import { keptDraft } from '../kept-draft'
import { type Cures, showFindings } from '../list'
import type { Code } from '../text/code'
import type { OpenFile } from './open-file'

/** The whole check keeps the server from painting for 100 ms: it waits until nobody is in the middle of a sentence. */
const PAUSE = 700

type Parts = Pick<Cures, 'goTo' | 'everywhere'> & {
  open: OpenFile
  code: Code
  list: FileList
  /** The page could be painted or not. */
  drawn(): void
  checked(): void
}

/** Shows the page as it is being written, and what is wrong with it. */
export function createPainting({ open, code, list, drawn, checked, ...cures }: Parts) {
  const frame = byId<HTMLIFrameElement>('page')
  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, location.origin)
  /** Whether an answer is about what is on screen now. */
  const isStill = (file: string, text: string) => file === open.file && text === code.text()
  let timer: number | undefined
  /** What the check said last, and the words that no dictionary knows. */
  let shown: { findings: Findings; text: string } | undefined
  let misspelt: Finding[] = []

  const draw = newest(async () => {
    const [{ file, page }, text] = [open, code.text()]
    // Of another file the places are no longer those that are meant.
    if (shown && shown.findings.file !== file) show({ file, found: shown.findings.found })
    byId('found').textContent = 'Prüfung läuft …'
    clearTimeout(timer)
    timer = window.setTimeout(check, PAUSE)
    // Beside a .yaml file stands the page that was open before, with these facts.
    const asked = file === page ? { text } : { text: keptDraft(page)?.text, facts: { file, text } }
    const { found, html } = await ask<Drawn>('draw', { file: page, ...asked })
    if (!isStill(file, text)) return
    if (found.length > 0) show({ file, found })
    if (html) post({ html })
    drawn()
  })
  async function check(): Promise<void> {
    const [{ file }, text] = [open, code.text()]
    const answer = await ask<FileFindings>('check', { file, text })
    if (!isStill(file, text)) return
    show(answer)
    const wrong = answer.found.filter(({ isHint }) => !isHint)
    list.mark({ faulty: [...new Set(wrong.map(finding => finding.file))] })
    byId('shared').innerHTML = answer.shared
    checked()
    // Last, because its dictionaries take seconds to load.
    await spell()
  }
  const spell = newest(async () => {
    const [{ file }, text] = [open, code.text()]
    const words = await ask<Finding[]>('spell', { file, text })
    if (!isStill(file, text)) return
    misspelt = words
    // Otherwise the check is still to come.
    if (shown && isStill(shown.findings.file, shown.text)) show(shown.findings)
  })
  async function learn(word = ''): Promise<void> {
    byId('said').textContent = (await ask<ActionResult>('learn', { word })).said
    await spell()
  }
  function show(findings: Findings): void {
    const text = code.text()
    shown = { findings, text }
    const words = wordsToTell(misspelt, findings.found, open.file, text)
    const found = [...findings.found, ...words]
    const isHere = (finding: Finding) => finding.file === open.file
    code.underline(found.filter(isHere), learn)
    // The list takes its place from the text.
    code.keepCursorInView(() =>
      showFindings(
        { ...findings, found },
        { nameOf: list.nameOf, repair: code.repair, learn, ...cures },
      ),
    )
  }
  return { draw, post }
}

/** The misspelt words of a text that no error names already: it tells more of them. */
function wordsToTell(
  misspelt: readonly Finding[],
  found: readonly Finding[],
  file: string,
  text: string,
): Finding[] {
  const errors = found.filter(({ isHint }) => !isHint)
  return misspelt
    .filter(({ word }) => !errors.some(({ sentence }) => sentence.includes(word?.word ?? '')))
    .flatMap(finding => stillThere(finding, file, text))
}

/** A misspelt word with its repair; none where something else stands by now. */
function stillThere(finding: Finding, file: string, text: string): Finding[] {
  const { line, column } = finding
  const { word = '', meant } = finding.word ?? {}
  const lines = text.split('\n')
  if (finding.file !== file || !lines[line - 1]?.startsWith(word, column - 1)) return []
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)
  const fix = meant ? [{ from, to: from + word.length, text: meant }] : undefined
  return [{ ...finding, ...(fix && { fix }) }]
}
