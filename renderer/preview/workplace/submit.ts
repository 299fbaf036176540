import { slug } from '../../../components/slug'
import type { Told } from '../messages'
import type { SiteTools } from './site-tools'

/** Commits what lies in content/ to a branch named after the sentence; on a branch already, to that one. Pushes nothing. */
export function submit(root: string, git: SiteTools['git'], sentence: string): Told {
  if (!sentence) throw new Error('Schreiben Sie in einem Satz, was sich für Besucher ändert.')
  const now = git(root, 'branch', '--show-current').trim()
  const branch = /^(?:main|master|)$/.test(now) ? slug(sentence).slice(0, 50) : now
  if (branch !== now) git(root, 'switch', '--quiet', '--create', branch)
  git(root, 'add', '--all', '--', 'content')
  git(root, 'commit', '--quiet', `--message=${sentence}`, '--', 'content')
  return {
    said: `Liegt jetzt auf dem Zweig „${branch}“, auf diesem Rechner. Veröffentlicht ist noch nichts: content/README.md sagt, wie es weitergeht.`,
  }
}
