import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

/** `npm run check` in the copy's folder. */
function check(...options: string[]) {
  const run = spawnSync(process.execPath, [join(process.cwd(), 'tools/run.mjs'), 'check', ...options], {
    cwd: copy.root,
    encoding: 'utf8',
  })
  return { ...run, lines: run.stdout.trim().split('\n') }
}

describe('npm run check', () => {
  it('passes the real content', () => {
    const { status, lines } = check()
    expect(lines).toEqual(['28 Seiten geprüft: 0 Fehler, 0 Hinweise.'])
    expect(status).toBe(0)
  })

  it('prints a line for each finding of all files, and fails', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Hallo {name}.\n\nEin Satz. Noch einer.'))
    copy.change('content/prices.yaml', 'path: /trial', 'path: /trail')
    const { status, lines } = check()
    expect(lines).toEqual([
      'content/prices.yaml:11:43  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:9:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
      'content/q.mdx:11:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
      '',
      '29 Seiten geprüft: 2 Fehler, 1 Hinweis.',
    ])
    expect(status).toBe(1)
  })

  it('passes with hints only', () => {
    copy.write('content/q.mdx', rightPage('/q', 'Ein Satz. Noch einer.'))
    expect(check().status).toBe(0)
  })

  it('repairs with --fix and says where', () => {
    copy.write('content/q.mdx', rightPage('/q', '-\u00a09:00 Uhr in <24 Stunden.'))
    const { status, lines } = check('--fix')
    expect(lines[0]).toBe('content/q.mdx: 2 Stellen repariert')
    expect(status).toBe(0)
  })

  it('names an option that does not exist', () => {
    const { status, stderr } = check('--fixx')
    expect(stderr).toBe('Die Angabe --fixx gibt es nicht. Möglich sind --fix und --golive.\n')
    expect(status).toBe(2)
  })
})

describe('npm run check -- --golive', () => {
  it('lists what the firm still has to fill in', () => {
    copy.change('content/datenschutz.mdx', '\n## 2', '\n[Name des Partners]\n\n## 2')
    const { status, lines } = check('--golive')
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
        /^content\/datenschutz\.mdx:\d+:1 {2}Hier steht noch ein Platzhalter: \[Name des Partners\]\./,
      ),
    )
    expect(status).toBe(1)
  })

  it('finds brackets within a value, and one that was forgotten', () => {
    copy.change('content/site.yaml', '"[Name und Sitz des Hosting-Partners]"', '"Hetzner, [Sitz]"')
    copy.change('content/site.yaml', '"[8010]"', '"8010]"')
    copy.change('content/navigation.yaml', 'label: Autohaus', 'label: "Autohaus [neu]"')
    const { lines } = check('--golive')
    const open = (key: string, value: string) =>
      expect.stringContaining(`„${key}“ ist noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein`)
    expect(lines).toContainEqual(open('hosting', '[Sitz]'))
    expect(lines).toContainEqual(open('postalCode', '8010]'))
    expect(lines).toContainEqual(open('label', '[neu]'))
  })

  it('finds placeholders in the head, in the names of a box and in chats, whose buttons are none', () => {
    const page = rightPage(
      '/q',
      '<FeatureCards>\n\n<Card icon="clock" title="[Titel]">\n\n### [Name]\n\nText.\n\n</Card>\n\n</FeatureCards>\n\n<ChatDemo assistant="Sam" job="KI in [Ort]" channel="WhatsApp">\n\n- **Sam:** Hallo [Gast], passt das? [Ja] [Nein]\n\n</ChatDemo>',
    )
    copy.write('content/q.mdx', page.replace('canonical: /q', '$&\nquestions: ["Was?", "[Welche Frage?]"]'))
    const { lines } = check('--golive')
    expect(lines.filter(line => line.startsWith('content/q.mdx')).map(line => line.split('. Tragen')[0])).toEqual([
      'content/q.mdx:5:22  „questions“ ist noch ein Platzhalter: [Welche Frage?]',
      'content/q.mdx:12:20  „title“ ist noch ein Platzhalter: [Titel]',
      'content/q.mdx:14:5  Hier steht noch ein Platzhalter: [Name]',
      'content/q.mdx:22:27  „job“ ist noch ein Platzhalter: [Ort]',
      'content/q.mdx:24:18  Hier steht noch ein Platzhalter: [Gast]',
    ])
  })

  it('passes when nothing is open', () => {
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/"\[(.+?)\]"/g, '"$1"'))
    for (const { file } of [...quoted()])
      copy.write(file, copy.read(file).replaceAll('<Quote ', '<Quote author="A. Huber" consent="2026-11-21" '))
    const { status, lines } = check('--golive')
    expect(lines).toEqual(['Nichts fehlt: Die Website kann online gehen.'])
    expect(status).toBe(0)
  })
})

/** The pages with quotes on them. */
function quoted(): { file: string }[] {
  return check('--golive')
    .lines.filter(line => line.includes('Das Zitat'))
    .map(line => ({ file: line.split(':')[0] ?? '' }))
}
