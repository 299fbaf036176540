import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { germanOf } from '../../tools/review/git-sentences'
import { differencesIn } from '../../tools/submit/differences'
import { linkIn, pullRequestAt } from '../../tools/submit/pull-request'
import { standingOf } from '../../tools/submit/standing'
import { goHome, goTo, submit } from '../../tools/submit/submit'

const PAGE = 'content/test.mdx'
const TEXT = '---\ntitle: Ein Test\n---\n\n# Test\n\nDas kostet 500 €.\n'
const asked = { sentence: 'Preise 2027', name: '', email: '' }

let folder = ''
let root = ''
const git = (...words: string[]) =>
  spawnSync('git', ['-C', root, ...words], { encoding: 'utf8' }).stdout.trim()
const write = (text: string, file = PAGE) => writeFileSync(join(root, file), text)
const onServer = (...words: string[]) =>
  spawnSync('git', ['-C', join(folder, 'server.git'), ...words], { encoding: 'utf8' }).stdout.trim()

beforeEach(() => {
  // What git says goes to the terminal too.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = mkdtempSync(join(tmpdir(), '4xdu-submit-'))
  root = join(folder, 'website')
  spawnSync('git', ['init', '-q', '--bare', '-b', 'main', join(folder, 'server.git')])
  mkdirSync(join(root, 'content'), { recursive: true })
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Anna')
  git('config', 'user.email', 'anna@example.com')
  write(TEXT)
  git('add', '.')
  git('commit', '-qm', 'Anfang')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function addServer(): void {
  git('remote', 'add', 'origin', join(folder, 'server.git'))
  git('push', '-qu', 'origin', 'main')
}

describe('submitting', () => {
  it('commits to a branch of its own, sends it, and shows the link that the server names', async () => {
    addServer()
    const hook = join(folder, 'server.git/hooks/post-receive')
    writeFileSync(hook, '#!/bin/sh\necho "Open: https://git.example/website/new?branch" >&2\n')
    chmodSync(hook, 0o755)
    write(TEXT.replace('500', '600'))
    const { said, link } = await submit(root, asked)
    expect(said).toContain('Eingereicht auf dem Zweig „preise-2027“')
    expect(link).toBe('https://git.example/website/new?branch')
    expect(onServer('show', `preise-2027:${PAGE}`)).toContain('600 €')
    expect(onServer('show', `main:${PAGE}`)).toContain('500 €')
    expect(standingOf(root)).toMatchObject({
      branch: 'preise-2027',
      isSent: true,
      sentences: ['Preise 2027'],
      changed: [],
    })
  })

  it('adds to the branch that is open, and starts another one from the published state', async () => {
    addServer()
    write(TEXT.replace('500', '600'))
    await submit(root, asked)
    write(TEXT.replace('500', '700'))
    await expect(goHome(root)).rejects.toThrow('noch etwas geändert')
    await submit(root, { ...asked, sentence: 'Doch 700' })
    expect(onServer('log', '--format=%s', 'main..preise-2027').split('\n')).toEqual([
      'Doch 700',
      'Preise 2027',
    ])
    expect(await goHome(root)).toContain('der online ist')
    expect(readFileSync(join(root, PAGE), 'utf8')).toBe(TEXT)
    expect(standingOf(root).others).toEqual([{ name: 'preise-2027', sentence: 'Doch 700' }])
    write(TEXT.replace('500', '550'))
    expect((await submit(root, asked)).said).toContain('„preise-2027-2“')
    await goTo(root, 'preise-2027')
    expect(readFileSync(join(root, PAGE), 'utf8')).toContain('700 €')
  })

  it('sends what could not be sent the last time, without another commit', async () => {
    git('remote', 'add', 'origin', join(folder, 'nowhere.git'))
    write(TEXT.replace('500', '600'))
    await expect(submit(root, asked)).rejects.toThrow(
      /^Liegt auf dem Zweig „preise-2027“, aber erst auf diesem Rechner\. Den Ort, .* gibt es nicht/,
    )
    expect(standingOf(root).isSent).toBe(false)
    git('remote', 'set-url', 'origin', join(folder, 'server.git'))
    expect((await submit(root, { ...asked, sentence: '' })).said).toContain('Eingereicht')
    expect(onServer('log', '--format=%s', 'preise-2027').split('\n')).toEqual([
      'Preise 2027',
      'Anfang',
    ])
    await expect(submit(root, asked)).rejects.toThrow('Es gibt nichts einzureichen')
  })

  it('says what lies where when there is no server, and asks for a sentence', async () => {
    write(TEXT.replace('500', '600'))
    await expect(submit(root, { ...asked, sentence: '' })).rejects.toThrow(
      'Schreiben Sie in einem Satz',
    )
    expect(git('branch', '--show-current')).toBe('main')
    const { said, link } = await submit(root, asked)
    expect(said).toMatch(/Zweig „preise-2027“, auf diesem Rechner/)
    expect(link).toBeUndefined()
  })

  it('says in German what keeps git from it, and leaves nothing half done', async () => {
    write(TEXT.replace('500', '600'))
    writeFileSync(join(root, '.git/index.lock'), '')
    await expect(submit(root, asked)).rejects.toThrow('Ein anderes Programm arbeitet gerade')
    rmSync(join(root, '.git/index.lock'))
    expect(git('branch', '--format=%(refname:short)')).toBe('main')
  })
})

it('a file tells what visitors read differently in it, word by word', () => {
  write(TEXT.replace('500', '600'))
  expect(differencesIn(root, PAGE)).toEqual([
    {
      where: 'Text (Test)',
      parts: [
        { kind: 'same', text: 'Das kostet', space: '' },
        { kind: 'gone', text: '500 €', space: ' ' },
        { kind: 'new', text: '600 €', space: ' ' },
        { kind: 'same', text: '.', space: '' },
      ],
    },
  ])
})

it('a new page is told in its words, without the marks of the file', () => {
  const page =
    '---\ntitle: Neu\nquestions:\n  - Was?\n---\n\n<Steps>\n\n1. **Eins.** Los.\n\n</Steps>\n'
  writeFileSync(join(root, 'content/neu.mdx'), page)
  const told = differencesIn(root, 'content/neu.mdx')
  expect(told.map(({ where, parts }) => [where, parts.map(({ text }) => text).join('')])).toEqual([
    ['Titel in der Suche', 'Neu'],
    ['Fragen, die Emilia auf der Seite anbietet', 'Was?'],
    ['Text', '1. **Eins.** Los.'],
  ])
})

describe('the link to a pull request', () => {
  const request = { base: 'main', branch: 'preise-2027', title: 'Preise & mehr', text: 'Ab 600 €' }

  it('is filled in at GitHub and GitLab, whatever way the folder was cloned', () => {
    for (const remote of [
      'git@github.com:firma/website.git',
      'https://github.com/firma/website',
      'https://anna:geheim@github.com/firma/website.git',
      'ssh://git@github.com:22/firma/website.git',
    ]) {
      const { origin, pathname, searchParams } = new URL(pullRequestAt(remote, request) ?? '')
      expect(origin + pathname).toBe('https://github.com/firma/website/compare/main...preise-2027')
      expect(searchParams.get('title')).toBe('Preise & mehr')
      expect(searchParams.get('body')).toBe('Ab 600 €')
    }
    const gitlab = new URL(pullRequestAt('git@gitlab.firma.at:web/seite.git', request) ?? '')
    expect(gitlab.origin + gitlab.pathname).toBe(
      'https://gitlab.firma.at/web/seite/-/merge_requests/new',
    )
    expect(gitlab.searchParams.get('merge_request[source_branch]')).toBe('preise-2027')
  })

  it('stays short enough for a browser, and says where the rest stands', () => {
    const link = pullRequestAt('git@github.com:firma/website.git', {
      ...request,
      text: 'Ö 600 € für alles\n'.repeat(500),
    })
    expect(link?.length).toBeLessThan(8000)
    expect(new URL(link ?? '').searchParams.get('body')).toContain('steht im Kommentar')
  })

  it('is the one that another server prints', () => {
    expect(pullRequestAt('/srv/website.git', request)).toBeUndefined()
    expect(linkIn('remote: \nremote:   https://git.example/new?x=1 \n')).toBe(
      'https://git.example/new?x=1',
    )
  })
})

it('every refusal of git is a German sentence', () => {
  for (const [said, sentence] of [
    [
      "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
      'Anmeldung',
    ],
    ['git@github.com: Permission denied (publickey).', 'Anmeldung'],
    ["fatal: unable to access 'https://x/': Could not resolve host: x", 'nicht zu erreichen'],
    [' ! [rejected] a -> a (non-fast-forward)', 'jemand anderes'],
    ['remote: error: GH006: Protected branch update failed', 'geschützt'],
    ['error: something nobody has seen', 'git hat das abgelehnt'],
  ] as const)
    expect(germanOf(said)).toContain(sentence)
})
