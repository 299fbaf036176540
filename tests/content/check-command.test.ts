import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../renderer/check/check-content'
import { golive } from '../../renderer/check/golive'
import { lineOf } from '../../renderer/data/report'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

/** The command of `npm run check`, run in the copy's folder. */
const check = (...options: string[]) => checkWith(process.env, ...options)

function checkWith(env: NodeJS.ProcessEnv, ...options: string[]) {
  const program = ['node_modules/tsx/dist/cli.mjs', 'tools/check.ts'].map(file =>
    join(process.cwd(), file),
  )
  const run = spawnSync(process.execPath, [...program, ...options], {
    cwd: copy.root,
    env,
    encoding: 'utf8',
  })
  return { ...run, lines: run.stdout.trim().split('\n') }
}

describe('npm run check', () => {
  it('says before the start that requests without JavaScript reach nobody where EmailJS has no SMTP beside it', () => {
    const emailjs = 'EMAILJS_PUBLIC_KEY=k\n'
    copy.write('.env', emailjs)
    expect(check('--golive').stdout).toMatch(
      /\.env:1:1 {2}Die Formulare gehen an EmailJS.*SMTP_URL/,
    )
    copy.write('.env', `${emailjs}SMTP_URL=smtp://mail.example\n`)
    expect(check('--golive').stdout).not.toContain('EmailJS')
  })

  it('prints a line for each finding of all files, and fails', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Hallo {name}.\n\nEin Satz. Noch einer.'))
    copy.change('content/prices.yaml', 'path: /trial', 'path: /trail')
    const { status, lines } = check()
    expect(lines).toEqual([
      'content/prices.yaml:13:43  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:9:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
      'content/q.mdx:11:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
      '',
      '10 Seiten geprüft: 2 Fehler, 1 Hinweis.',
    ])
    expect(status).toBe(1)
  })

  it('works where git is missing', () => {
    const { lines, stderr, status } = checkWith({ PATH: copy.root })
    expect([lines.at(-1), stderr, status]).toEqual([
      '9 Seiten geprüft: 0 Fehler, 0 Hinweise.',
      '',
      0,
    ])
  })

  it('repairs with --fix, says where, and passes with hints only', () => {
    copy.write(
      'content/q.mdx',
      rightPage(
        '/q',
        '-\u00a09:00 Uhr in 24 Stunden.\n\nEin Satz. Noch einer, und heute heute zweimal.',
      ),
    )
    copy.change('content/navigation.yaml', 'path: /hotel', 'path: /q')
    const { status, lines } = check('--fix')
    expect(lines[0]).toBe('content/q.mdx: 2 Stellen repariert')
    expect(copy.read('content/q.mdx')).toContain('Ein Satz.\nNoch einer, und')
    expect(lines.at(-1)).toBe('10 Seiten geprüft: 0 Fehler, 1 Hinweis.')
    expect(status).toBe(0)
  })

  it('repairs with --fix until nothing changes: what one repair uncovers as well', () => {
    copy.write(
      'content/q.mdx',
      rightPage(
        '/q',
        'Siehe <https://orf.at>, <office@4xdu.at> und <24 Stunden [Demo](trial.mdx).',
      ),
    )
    copy.change('content/navigation.yaml', 'path: /hotel', 'path: /q')
    const { status, lines } = check('--fix')
    expect(lines.at(-1)).toBe('10 Seiten geprüft: 0 Fehler, 0 Hinweise.')
    expect(status).toBe(0)
    expect(copy.read('content/q.mdx')).toContain(
      'Siehe [https://orf.at](https://orf.at), [office@4xdu.at](mailto:office@4xdu.at) und \\<24 Stunden [Demo](/trial).',
    )
  })

  it('hints at a page that no link and no menu leads to', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Ein [Link](/q) auf sich selbst.'))
    copy.write('content/r.mdx', rightPage('/r', 'Ein [Link](/s#probe).'))
    copy.write('content/s.mdx', rightPage('/s', 'Ein [Link](/r).'))
    copy.write('content/t.mdx', rightPage('/t', 'Im Menü steht eine Stelle.'))
    copy.change('content/navigation.yaml', '/trial#ihr-test', '/t#probe')
    const { status, lines } = check()
    expect(lines).toEqual([
      'content/q.mdx:1:1  Hinweis: Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
      '',
      '13 Seiten geprüft: 0 Fehler, 1 Hinweis.',
    ])
    expect(status).toBe(0)
  })

  it('names an option that does not exist', () => {
    const { status, stderr } = check('--fixx')
    expect(stderr).toBe(
      'Die Angabe --fixx gibt es nicht. Möglich sind --fix, --golive, --spell und --since <Stand>.\n',
    )
    expect(status).toBe(2)
  })

  it('prints with --golive what is open, in groups', () => {
    const { status, lines } = check('--golive')
    expect(lines.filter(line => /^\D+ \(\d+\)$/.test(line)).length).toBeGreaterThan(2)
    expect(lines.at(-1)).toMatch(/^Vor dem Start sind noch \d+ Punkte zu klären\.$/)
    expect(status).toBe(1)
  })
})

const open = () => golive(checkContent(copy.root)).map(lineOf)

describe('what the firm still has to settle', () => {
  it('lists what the firm still has to fill in', () => {
    copy.change('content/agb.mdx', '\n## 2', '\n[Name des Partners]\n\n## 2')
    const lines = open()
    expect(lines).toContain(
      'content/site.yaml:9:8  „email“ ist noch ein Platzhalter: [office@4xdu.example]. Tragen Sie die Angabe ein, ohne eckige Klammern.',
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/site\.yaml:\d+:\d+ {2}Für die Werbeaussage „98 % Öffnungsrate von WhatsApp-Nachrichten“ fehlt die Quelle\./,
      ),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/index\.mdx:\d+:1 {2}Das Zitat \(Zahnarztpraxis\) ist ein Beispiel: Es fehlt author und consent\./,
      ),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/agb\.mdx:\d+:1 {2}Hier steht noch ein Platzhalter: \[Name des Partners\]\./,
      ),
    )
  })

  it('finds brackets within a value, and one that was forgotten', () => {
    copy.change('content/site.yaml', '"[Name und Sitz des Hosting-Partners]"', '"Hetzner, [Sitz]"')
    copy.change('content/site.yaml', '"[8010]"', '"8010]"')
    copy.change('content/navigation.yaml', 'label: Gasthaus', 'label: "Gasthaus [neu]"')
    const lines = open()
    const placeholder = (key: string, value: string) =>
      expect.stringContaining(
        `„${key}“ ist noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein`,
      )
    expect(lines).toContainEqual(placeholder('hosting', '[Sitz]'))
    expect(lines).toContainEqual(placeholder('postalCode', '8010]'))
    expect(lines).toContainEqual(placeholder('label', '[neu]'))
  })

  it('finds placeholders in the head, in the names of a box and in chats', () => {
    const page = rightPage(
      '/q',
      '<FeatureCards>\n\n<Card icon="timer" title="[Titel]">\n\n### [Name]\n\nText.\n\n</Card>\n\n</FeatureCards>\n\n<ChatDemo assistant="Sam" job="KI in [Ort]" channel="WhatsApp">\n\n- **Sam:** Hallo [Gast], passt das?\n\n</ChatDemo>',
    )
    copy.write(
      'content/q.mdx',
      page.replace('canonical: /q', '$&\nquestions: ["Was?", "[Welche Frage?]"]'),
    )
    const lines = open()
    expect(
      lines.filter(line => line.startsWith('content/q.mdx')).map(line => line.split('. Tragen')[0]),
    ).toEqual([
      'content/q.mdx:5:22  „questions“ ist noch ein Platzhalter: [Welche Frage?]',
      'content/q.mdx:12:27  „title“ ist noch ein Platzhalter: [Titel]',
      'content/q.mdx:14:5  Hier steht noch ein Platzhalter: [Name]',
      'content/q.mdx:22:38  „job“ ist noch ein Platzhalter: [Ort]',
      'content/q.mdx:24:18  Hier steht noch ein Platzhalter: [Gast]',
    ])
  })

  it('lists promises to confirm, and legal pages until somebody has read them', () => {
    copy.write(
      'content/q.mdx',
      rightPage('/q', 'Text.').replace(
        'canonical: /q',
        '$&\nconfirm:\n  scope:\n    - Lieferung in einem Tag',
      ),
    )
    expect(open()).toContainEqual(
      expect.stringMatching(/^content\/agb\.mdx:1:1 {2}Von Juristin oder Jurist/),
    )
    copy.change('content/agb.mdx', 'canonical: /agb', 'canonical: /agb\nreviewed: 2026-12-01')
    const lines = open()
    expect(lines).toContainEqual(
      expect.stringMatching(/^content\/q\.mdx:7:7 {2}Zu bestätigen: Lieferung in einem Tag\./),
    )
    expect(lines).not.toContainEqual(expect.stringMatching(/^content\/agb\.mdx:1:1/))
  })

  it('passes when nothing is open', () => {
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/"\[(.+?)\]"/g, '"$1"'))
    copy.write(
      'content/prices.yaml',
      copy.read('content/prices.yaml').replace(/"\[(.+?)\]"/g, '"$1"'),
    )
    for (const file of pagesWithOpenPoints()) copy.write(file, settled(copy.read(file)))
    expect(open()).toEqual([])
  })
})

/** The pages with something to settle on them. */
function pagesWithOpenPoints(): Set<string> {
  return new Set(open().flatMap(line => /^(\S+\.mdx):/.exec(line)?.[1] ?? []))
}

/** A page whose quotes have an author, whose promises are confirmed, and that a lawyer has read. */
function settled(page: string): string {
  return page
    .replace(/^confirm:\n(?: +.*\n)+/m, '')
    .replace(/<Quote (?!author)/g, '<Quote author="A. Huber" consent="2026-11-21" ')
    .replace(/\[([^\]\n]+)\](?!\()/g, '$1')
    .replace(/^canonical: .*$/m, '$&\nreviewed: 2026-12-01')
}
