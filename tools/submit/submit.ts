import { slug } from '../../components/slug'
import type { Submission, Submitted } from '../../renderer/preview/messages'
import { withStates } from '../review/builds'
import { compare } from '../review/compare'
import { askGit, commitOf, git, gitOnline } from '../review/git'
import { sourceState } from '../review/state'
import { textReport } from '../review/text-report'
import { linkIn, pullRequestAt } from './pull-request'
import { baseOf, changedFiles, mainOf, remoteOf, standingOf } from './standing'

const NOTHING =
  'Es gibt nichts einzureichen: Seit dem letzten Einreichen ist in content/ alles, wie es war. Haben Sie schon gespeichert?'
const NO_SENTENCE = 'Schreiben Sie in einem Satz, was sich für Besucher ändert.'
/** A push over a slow line; afterwards somebody should hear of it. */
const PUSH_SECONDS = 90

/**
 * Commits what lies in content/ to a branch named after the sentence, on a branch already to that one, and sends it where git
 * sends branches of this folder, with the sign-in that git has. What could not be sent the last time is sent now.
 * @returns what was done, as a German sentence, and where the pull request is opened
 * @throws ReviewError with a German sentence
 */
export async function submit(root: string, asked: Submission): Promise<Submitted> {
  const { branch } = standingOf(root)
  const remote = remoteOf(root)
  const main = mainOf(root, remote)
  const target = branch === main || branch === '' ? freeBranch(root, asked.sentence) : branch
  if (changedFiles(root).length > 0) commit(root, asked, branch, target)
  else if (!standingOf(root).sentences.length || standingOf(root).isSent) throw new Error(NOTHING)
  const here = `auf dem Zweig „${target}“`
  if (!remote)
    return {
      said: `Liegt jetzt ${here}, auf diesem Rechner. Wohin es geschickt wird, ist hier nicht eingerichtet: Sagen Sie, wer die Website programmiert, wie der Zweig heißt.`,
    }
  const printed = await gitOnline(
    root,
    PUSH_SECONDS,
    'push',
    '--set-upstream',
    remote,
    target,
  ).catch((error: Error) => {
    throw new Error(`Liegt ${here}, aber erst auf diesem Rechner. ${error.message}`)
  })
  const link = (await requestLink(root)) ?? linkIn(printed)
  return link
    ? {
        said: `Eingereicht ${here}. Jetzt noch die Anfrage öffnen, dann sieht es sich jemand an.`,
        link,
      }
    : {
        said: `Eingereicht ${here}. Online ist es, sobald jemand den Zweig auf dem Server freigibt.`,
      }
}

/** Where the pull request of the branch is opened, with the last sentence as its title and the words of the review. */
export async function requestLink(root: string): Promise<string | undefined> {
  const remote = remoteOf(root)
  const address = remote && askGit(root, 'remote', 'get-url', '--push', remote)
  if (!address) return undefined
  const { branch, sentences } = standingOf(root)
  const base = mainOf(root, remote)
  const request = { base, branch, title: sentences[0] ?? branch }
  // Without a known server the text would be made for nobody.
  if (!pullRequestAt(address, { ...request, text: '' })) return undefined
  return pullRequestAt(address, { ...request, text: await reviewText(root) })
}

/** Back to the published state, as the server has it now; the branch stays as it is. */
export async function goHome(root: string): Promise<string> {
  const remote = remoteOf(root)
  const main = mainOf(root, remote)
  await goTo(root, main)
  if (!remote) return 'Sie sehen wieder den Stand, der online ist.'
  try {
    await gitOnline(root, PUSH_SECONDS, 'fetch', '--quiet', remote, main)
    git(root, 'merge', '--quiet', '--ff-only', `${remote}/${main}`)
    return 'Sie sehen wieder den Stand, der online ist.'
  } catch (error) {
    return `Sie sehen wieder den Stand, der online war. Das Neueste ließ sich nicht holen: ${(error as Error).message}`
  }
}

/**
 * Opens a branch that was left.
 * @throws when something here is not submitted yet
 */
export async function goTo(root: string, branch: string): Promise<void> {
  if (changedFiles(root).length > 0)
    throw new Error(
      'Hier ist noch etwas geändert und nicht eingereicht. Reichen Sie es zuerst ein, oder setzen Sie es zurück.',
    )
  git(root, 'switch', '--quiet', branch)
}

function commit(root: string, asked: Submission, branch: string, target: string): void {
  const { sentence, name, email } = asked
  if (!sentence) throw new Error(NO_SENTENCE)
  if (name) git(root, 'config', 'user.name', name)
  if (email) git(root, 'config', 'user.email', email)
  try {
    if (target !== branch) git(root, 'switch', '--quiet', '--create', target)
    git(root, 'add', '--all', '--', 'content')
    git(root, 'commit', '--quiet', `--message=${sentence}`, '--', 'content')
  } catch (error) {
    // Nothing is left half done: without a commit there is no branch of it. Both need no lock.
    if (target !== branch && branch !== '') {
      askGit(root, 'symbolic-ref', 'HEAD', `refs/heads/${branch}`)
      askGit(root, 'branch', '--quiet', '-D', target)
    }
    throw error
  }
}

/** A branch named after a sentence that neither this folder nor the server has. */
function freeBranch(root: string, sentence: string): string {
  if (!sentence) throw new Error(NO_SENTENCE)
  const stem = slug(sentence).slice(0, 50).replace(/-+$/, '') || 'aenderung'
  const names = git(root, 'for-each-ref', '--format=%(refname)').split('\n')
  const isTaken = (name: string) =>
    names.some(ref => ref.endsWith(`/${name}`) || ref.includes(`/${name}/`))
  let name = stem
  for (let count = 2; isTaken(name); count++) name = `${stem}-${count}`
  return name
}

/** What visitors will read differently from what is published, as text for a pull request. */
async function reviewText(root: string): Promise<string> {
  const text = await withStates(root, commitOf(root, baseOf(root)), async ({ before, after }) =>
    textReport(compare(sourceState(before), sourceState(after)), {
      rev: 'dem Stand, der online ist',
      findings: [],
      notes: [],
      colour: false,
    }),
  )
  // A fence of tildes: words of the site cannot become markup.
  return `~~~~~~~~~~~~text\n${text}~~~~~~~~~~~~`
}
