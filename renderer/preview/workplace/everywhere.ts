import { urlOf } from '../../content-files'
import type { ActionResult } from '../messages'
import { type ActionParts, UNDO } from './action-parts'
import { filesOf, filesPhrase } from './file-changes'

const pageOf = (file: string) => (file.endsWith('.mdx') ? urlOf(file) : '/')

/** What was renamed in the open file gets its new name in all others. */
export function renameEverywhere(
  { root, check, tools, history }: ActionParts,
  { file, from, to }: { file: string; from: string; to: string },
): ActionResult {
  const { renames } = check.since(check.content(), root)
  const fix = renames.find(
    rename => rename.fix && rename.cause.file === file && rename.from === from && rename.to === to,
  )?.fix
  if (!fix) throw new Error('Hier ist nichts mehr mitzuändern.')
  history.run(`„${from}“ heißt überall „${to}“`, pageOf(file), filesOf(fix), () =>
    tools.writeChanges(fix, root),
  )
  return { said: `Statt „${from}“ steht jetzt überall „${to}“, in ${filesPhrase(fix)}. ${UNDO}` }
}

/** A file as it was when it was submitted last; a new one goes. */
export function resetFile(
  { root, tools, history }: ActionParts,
  { file, isSure }: { file: string; isSure: boolean },
): ActionResult {
  const before = tools.committed(root, file)
  const what = before ? 'ist wieder, wie sie zuletzt eingereicht war' : 'ist wieder weg'
  if (!isSure) return { said: 'Was hier geändert wurde, fällt weg.', sure: 'Ja, zurücksetzen' }
  history.restore(`${file} zurückgesetzt`, pageOf(file), file, before)
  return { said: `${file} ${what}. ${UNDO}` }
}
