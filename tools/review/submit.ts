import { slug } from '../../components/slug'
import { git } from './git'

/**
 * Commits what lies in content/ to a branch named after the sentence; on a branch already, to that one. Pushes nothing.
 * @returns what was done, as a German sentence
 */
export function submit(root: string, sentence: string): string {
  if (!sentence) throw new Error('Schreiben Sie in einem Satz, was sich für Besucher ändert.')
  const now = git(root, 'branch', '--show-current').trim()
  const branch = /^(?:main|master|)$/.test(now) ? slug(sentence).slice(0, 50) : now
  if (branch !== now) git(root, 'switch', '--quiet', '--create', branch)
  git(root, 'add', '--all', '--', 'content')
  git(root, 'commit', '--quiet', `--message=${sentence}`, '--', 'content')
  return `Liegt jetzt auf dem Zweig „${branch}“, auf diesem Rechner. Veröffentlicht ist noch nichts: content/README.md sagt, wie es weitergeht.`
}
