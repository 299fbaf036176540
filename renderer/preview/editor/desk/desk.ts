import type { ActionResult, Finding, Known } from '../../messages'
import { ask } from '../ask'
import names from '../box-names.json'
import { byId } from '../elements'
import type { FileList } from '../file-list'
import { createForm } from '../form/form'
import { pasting } from '../paste/paste'
import { choosePicture } from '../pictures/add'
import { createCode } from '../text/code'
import { createCompletion, pictureBefore, takesTable } from '../text/complete'
import { createOnDisk } from './on-disk'
import type { OpenFile } from './open-file'
import { createOpening } from './opening'
import { createPainting } from './painting'

/** The file that is open: its text, whether it is saved, what is wrong with it, and the page it makes. */
export function createDesk(known: Known, list: FileList) {
  const open: OpenFile = { file: '', page: '', base: '', isAlone: true, isGone: false }
  const code = createCode(byId('code'), {
    complete: createCompletion(known),
    picture: pictureBefore(known),
    changed() {
      disk.keep()
      painting.draw()
    },
    more: pasting({ takesTable, said: say, picture: choosePicture }),
    moved: (line, words) => open.file === open.page && painting.post({ line, words }),
  })
  const fillForm = createForm(known, code)
  const painting = createPainting({
    open,
    code,
    list,
    drawn: () => disk.note(),
    checked: () => fillForm(open.file),
    async goTo(finding) {
      if (finding.file !== open.file) await openFile(finding.file)
      code.goTo(finding)
    },
    everywhere,
  })
  const { draw } = painting
  const disk = createOnDisk({ open, code, draw, kept: () => list.mark() })
  const openFile = createOpening({ open, code, disk, fillForm, choose: list.choose, draw })
  // What the server cannot do, or that it is gone.
  addEventListener('unhandledrejection', ({ reason }) =>
    byId('note').replaceChildren(reason.message),
  )

  /** What was renamed here is renamed in all files; this one is saved before. */
  async function everywhere({ file, everywhere: renamed }: Finding): Promise<void> {
    if (code.text() !== open.base) await disk.save()
    if (code.text() !== open.base) return
    say((await ask<ActionResult>('everywhere', { file, ...renamed })).said)
    await disk.written(open.file)
    draw()
  }
  /** Puts in a box or a picture, and says where it stands if that is not where the cursor was. */
  function insert(words: string, tag?: string): void {
    const { below, above } = code.insert(words, tag)
    const box = below ?? above
    say(
      box
        ? `Es steht ${below ? 'unter' : 'über'} „${nameOfBox(box)}“: Darin hat es keinen Platz.`
        : '',
    )
  }
  return {
    code,
    insert,
    open: openFile,
    save: disk.save,
    written: disk.written,
    draw,
    file: () => open.file,
    page: () => open.page,
  }
}

const nameOfBox = (tag: string) => (names as Record<string, string[]>)[tag]?.[0] ?? tag
const say = (words: string) => byId('said').replaceChildren(words)
