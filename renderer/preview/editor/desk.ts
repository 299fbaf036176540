import type { Checked, Drawn, Findings, Known, Saved, ToFrame } from '../messages'
import { ask } from './ask'
import { createCode } from './code'
import { createCompletion, pictureOf } from './complete'
import { answerOf, byId, newest } from './elements'
import { createForm } from './form'
import { createClaim, keepDraft, keptDraft } from './kept-draft'
import { showFindings } from './list'

/** The whole check keeps the server from painting for 100 ms: it waits until nobody is in the middle of a sentence. */
const PAUSE = 700
const ELSEWHERE = 'Diese Datei ist auch in einem anderen Fenster offen. Schreiben Sie nur in einem davon.'

/** The file that is open: its text, whether it is saved, what is wrong with it, and the page it makes. */
export function createDesk(known: Known) {
  const frame = byId<HTMLIFrameElement>('page')
  const [status, note] = [byId('status'), byId('note')]
  const claim = createClaim()
  let file = ''
  /** The page beside the text; another file than the open one while that is no page. */
  let page = ''
  /** The text as it lies on disk, as far as this window knows. */
  let base = ''
  let isAlone = true
  let timer: number | undefined

  const code = createCode(byId('code'), {
    complete: createCompletion(known),
    picture: pictureOf(known),
    changed() {
      keep()
      draw()
    },
    moved: (line, words) => file === page && post({ line, words }),
  })
  const fillForm = createForm(known, code)
  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, location.origin)
  /** Keeps what is not saved, and says whether there is something. */
  const keep = () => {
    keepDraft(file, { text: code.text(), base })
    status.textContent = code.text() === base ? 'Gespeichert' : 'Nicht gespeichert'
  }
  // What the server cannot do, or that it is gone.
  addEventListener('unhandledrejection', ({ reason }) => note.replaceChildren(reason.message))

  const draw = newest(async () => {
    const [asked, text] = [file, code.text()]
    clearTimeout(timer)
    timer = window.setTimeout(check, PAUSE)
    // Beside a .yaml file stands the page that was open before, with these facts.
    const drawn = asked === page ? { text } : { text: keptDraft(page)?.text, facts: { file: asked, text } }
    const { found, html } = await ask<Drawn>('draw', { file: page, ...drawn })
    if (asked !== file || text !== code.text()) return
    if (found.length > 0) show({ file, found })
    if (html) post({ html })
    note.textContent = isAlone ? '' : ELSEWHERE
  })
  async function check(): Promise<void> {
    const [asked, text] = [file, code.text()]
    const checked = await ask<Checked>('check', { file: asked, text })
    if (asked !== file || text !== code.text()) return
    show(checked)
    fillForm(file)
    byId('shared').innerHTML = checked.shared
  }
  function show(findings: Findings): void {
    code.underline(findings.found.filter(finding => finding.file === file))
    showFindings(findings, {
      goTo: finding => (finding.file === file ? code.goTo(finding) : open(finding.file).then(() => code.goTo(finding))),
      repair: code.repair,
    })
  }

  async function open(next: string): Promise<void> {
    const { text } = await ask<{ text: string }>('open', { file: next })
    isAlone = await claim(next)
    file = next
    base = text
    if (file.endsWith('.mdx')) page = file
    byId<HTMLSelectElement>('file').value = file
    const kept = keptDraft(file)
    code.open(file, kept?.text ?? text)
    fillForm(file)
    if (kept && kept.base !== text) await settle(text)
    keep()
    draw()
  }
  /** Somebody else has written the file: which text goes on here? Nothing on disk changes yet. */
  async function settle(disk: string): Promise<void> {
    const isMine = code.text() !== base && code.text() !== disk
    base = disk
    if (!isMine || (await answerOf(byId<HTMLDialogElement>('conflict'))) === 'disk') code.replace(disk)
    keep()
  }
  async function save(): Promise<void> {
    const [saved, text] = [file, code.text()]
    const { conflict } = await ask<Saved>('save', { file, text, base })
    // Another file may be open by now; this one's draft is looked at when it is opened again.
    if (saved !== file) return
    if (conflict !== undefined) return settle(conflict)
    base = text
    keep()
    draw()
  }
  /** A file of content/ was written, perhaps by somebody else. */
  async function written(name: string): Promise<void> {
    if (name !== file) return draw()
    const { text } = await ask<{ text: string }>('open', { file })
    if (name !== file) return
    if (text !== base && text !== code.text()) await settle(text)
    else base = text
    keep()
  }
  return { code, open, save, written, draw, file: () => file, page: () => page }
}
