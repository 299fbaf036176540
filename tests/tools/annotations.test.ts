import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { check } from '../../tools/check-command'
import { copyContent, rightPage } from '../support/content-copy'

type Matcher = { severity: string; pattern: { regexp: string } }
const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
  tasks: { label: string; problemMatcher: Matcher[] }[]
}

/** What VS Code would underline of what a task prints, as `severity file:line:column message`. */
function underlined(matchers: readonly Matcher[], lines: readonly string[]): string[] {
  return lines.flatMap(line =>
    matchers.flatMap(({ severity, pattern }) => {
      const found = new RegExp(pattern.regexp).exec(line)
      return found ? [`${severity} ${found.slice(1, 4).join(':')} ${found[4]}`] : []
    }),
  )
}

it('what the check prints is underlined by VS Code and, in a workflow, shown at its line by GitHub', async () => {
  const copy = copyContent()
  copy.write(
    'content/q.mdx',
    rightPage('/q', 'Zur [Seite](/trail), 100%.\n\nEin Satz. Noch einer.'),
  )
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  onTestFinished(() => {
    print.mockRestore()
    vi.unstubAllEnvs()
  })
  await check([], copy.root)
  const dead = 'Die Seite /trail gibt es nicht. Meinten Sie /trial?'
  const second =
    'Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.'
  const matchers = tasks.filter(({ problemMatcher }) => problemMatcher.length > 0)
  expect(matchers.map(({ label }) => label)).toEqual(['Vorschau', 'Prüfen und reparieren'])
  for (const { problemMatcher } of matchers)
    expect(underlined(problemMatcher, lines)).toEqual([
      `error content/q.mdx:9:5 ${dead}`,
      `warning content/q.mdx:11:11 ${second}`,
    ])
  expect(lines).toContain(`::error file=content/q.mdx,line=9,col=5::${dead}`)
  expect(lines).toContain(`::warning file=content/q.mdx,line=11,col=11::Hinweis: ${second}`)
})
