import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineOf } from '../../../../renderer/data/report'
import { golive } from '../../../../renderer/editing/check/golive'
import { stepKinds } from '../../../../shared/scene/scene'
import { check } from '../../../../tools/check-command'
import { copyContent } from '../../../support/content-copy'
import { commitAll, git } from '../../../support/git'

const copy = copyContent(afterAll)
beforeEach(copy.reset)
afterEach(() => void vi.unstubAllEnvs())

/** What `npm run check` prints in the copy's folder, and its exit code. */
async function run(...options: string[]) {
  const lines: string[] = []
  const print = (line: string) => lines.push(...line.split('\n'))
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  const status = await check(options, copy.root)
  vi.restoreAllMocks()
  return { status, lines }
}

describe('npm run check', () => {
  it('prints a line for each finding of all files, and fails', async () => {
    copy.page('/q', 'Hallo {name}.\n\nEin Satz. Noch einer.')
    copy.change('content/prices.yaml', 'path: /trial', 'path: /trail')
    const { status, lines } = await run()
    expect(lines).toEqual([
      'content/prices.yaml:13:43  Die Seite /trail gibt es nicht. Meinten Sie /trial?',
      'content/q.mdx:9:7  Geschweifte Klammern sind hier nicht erlaubt: {name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
      'content/q.mdx:11:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
      '',
      '10 Seiten geprüft: 2 Fehler, 1 Hinweis.',
    ])
    expect(status).toBe(1)
  })

  it('repairs with --fix until nothing changes, says where, and passes with hints only', async () => {
    const written =
      '-\u00a0Siehe <https://orf.at>, <office@4xdu.at> und <24 Stunden [Demo](trial.mdx).\n\nEin Satz. Noch einer, und du weißt es.'
    copy.page('/q', written)
    copy.change('content/navigation.yaml', 'label: Hotel, path: /hotel', 'label: Probe, path: /q')
    const { status, lines } = await run('--fix')
    expect(lines[0]).toBe('content/q.mdx: 6 Stellen repariert')
    expect(copy.read('content/q.mdx')).toContain(
      '- Siehe [https://orf.at](https://orf.at), [office@4xdu.at](mailto:office@4xdu.at) und \\<24 Stunden [Demo](/trial).\n\nEin Satz.\nNoch einer, und',
    )
    expect([lines.at(-1), status]).toEqual(['10 Seiten geprüft: 0 Fehler, 1 Hinweis.', 0])
  })

  it('hints at a page that no link and no menu leads to', async () => {
    copy.page('/q', 'Ein [Link](/q) auf sich selbst.')
    copy.page('/r', 'Ein [Link](/s#probe).')
    copy.page('/s', 'Ein [Link](/r).')
    copy.page('/t', 'Im Menü steht eine Stelle.')
    copy.change('content/navigation.yaml', '/trial#ihr-test', '/t#probe')
    const { lines } = await run()
    expect(lines).toEqual([
      'content/q.mdx:1:1  Hinweis: Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
      '',
      '13 Seiten geprüft: 0 Fehler, 1 Hinweis.',
    ])
  })

  it('asks Emilia what a page offers to ask her', async () => {
    commitAll(copy.root)
    copy.page('/q', '## Wie heißt der Hund?', 'Er heißt Bello.')
    const asked = 'questions: [Wie heißt der Hund?, Wer malt Zwetschken?]'
    copy.change('content/q.mdx', 'canonical: /q', `canonical: /q\n${asked}`)
    copy.change('content/navigation.yaml', 'label: Hotel, path: /hotel', 'label: Probe, path: /q')
    const { lines } = await run()
    expect(lines[0]).toMatch(
      /^content\/q\.mdx:\d+:\d+ {2}Hinweis: Auf „Wer malt Zwetschken\?“ findet Emilia keine Antwort\./,
    )
  })

  it('plays the scenes: what is offered or shown in one is understood', async () => {
    const step =
      '  - name: Nummer\n    kind: Text\n    asks: Unter welcher Nummer?\n    example: "0664 1234567"\n'
    copy.change('content/scenes/sam.yaml', '  - name: Zimmer', `${step}  - name: Zimmer`)
    const asks = '    asks: Was darf es sein?\n'
    const said = '    said: das Übliche bitte\n    also: { Lasagne: [Auflauf, Stornieren] }\n'
    copy.change('content/scenes/luigi.yaml', asks, asks + said)
    const { lines, status } = await run()
    expect(lines.slice(0, -2)).toEqual([
      expect.stringMatching(
        /^content\/scenes\/luigi\.yaml:\d+:11 {2}Auf „Was darf es sein\?“ versteht Luigi/,
      ),
      expect.stringMatching(
        /^content\/scenes\/luigi\.yaml:\d+:32 {2}.* „Stornieren“ nicht als „1 × Lasagne“, zu dem sie unter also steht\./,
      ),
      `content/scenes/sam.yaml:13:14  Auf „Unter welcher Nummer?“ versteht Sam die Antwort „0664 1234567“ nicht, so käme niemand weiter. Schreiben Sie eine andere Antwort oder bei kind eine andere Art (${stepKinds.join(', ')}).`,
    ])
    expect(status).toBe(1)
  })

  it('prints with --golive what is open: first what stops the start, then the law, customers, the rest, each kind under one sentence', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'k')
    copy.page('/q', 'Hallo {name}.')
    const { status, lines } = await run('--golive')
    const at = (start: string) => lines.findIndex(line => line.startsWith(start))
    const places = [
      'WAS DEN START AUFHÄLT',
      'content/q.mdx:9:7  Geschweifte Klammern',
      'content/site.yaml:7:6  „url“ ist noch ein Platzhalter',
      'WAS DAS GESETZ VERLANGT',
      'Angaben in Impressum, AGB und Datenschutz. Bis dahin lesen Besucher „wird vor dem Start',
      'WAS KUNDEN KOSTET',
      '.env:1:1  Es ist kein Weg für E-Mails des Servers',
      '.env:1:1  Es ist kein Sprachmodell eingestellt, das es gibt: gpt-3.5-turbo aus',
      'Kontakt, und wer antwortet. Bis dahin sehen Besucher eine erfundene Nummer',
      'WAS NOCH SCHÖN WÄRE',
      'Vor dem Start ist noch etwas zu klären. Was den Start aufhält: ',
    ].map(at)
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const sentences = lines.filter(line => /^[A-Z].*\(\d+\)$/.test(line))
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(status).toBe(1)
    vi.stubEnv('OPENAI_TIMEOUT_SECONDS', 'bald')
    expect((await run('--golive')).lines).toContainEqual(
      expect.stringContaining('.env:1:1  Der Server startet so nicht: OPENAI_TIMEOUT_SECONDS must'),
    )
  })

  it('repairs what git has renamed, names what is gone first, and spells what is new', async () => {
    commitAll(copy.root)
    git(copy.root, 'mv', 'content/kurse.mdx', 'content/schulung.mdx')
    const text = 'Ein Tset im Jänner, daß die Pickerl kommen.\nGISA ist richtig.'
    copy.page('/q', text)
    const { lines } = await run('--fix')
    expect(lines).toContain('content/schulung.mdx: 1 Stelle repariert')
    const [first] = lines.filter(line => /:\d+:\d+ {2}/.test(line))
    expect(first).toContain('Fügen Sie hier eine Zeile an')
    const spelt = lines.filter(line => line.includes('Wörterbuch'))
    expect(spelt.map(line => line.replace(/ Ist es richtig, .*/, ''))).toEqual([
      'content/q.mdx:9:5  Hinweis: „Tset“ kennt das Wörterbuch nicht. Meinten Sie „Test“?',
      'content/q.mdx:9:21  Hinweis: „daß“ kennt das Wörterbuch nicht. Meinten Sie „dass“?',
    ])
  })

  it('compares with the state that a branch came from, whatever others have changed there since', async () => {
    commitAll(copy.root)
    git(copy.root, 'switch', '-q', '-c', 'zweig')
    git(copy.root, 'switch', '-q', 'main')
    git(copy.root, 'mv', 'content/kurse.mdx', 'content/schulung.mdx')
    commitAll(copy.root, 'Umbenannt')
    git(copy.root, 'switch', '-q', 'zweig')
    expect(await run('--since', 'main')).toMatchObject({ status: 0 })
    expect(await run('--since', 'mein')).toMatchObject({ status: 2 })
  })

  it('is shown at its line by GitHub, in a workflow', async () => {
    copy.page('/q', 'Zur [Seite](/trail), 100%.')
    vi.stubEnv('GITHUB_ACTIONS', 'true')
    expect((await run()).lines).toContain(
      '::error file=content/q.mdx,line=9,col=5::Die Seite /trail gibt es nicht. Meinten Sie /trial?',
    )
  })
})

const TODAY = new Date('2026-11-21')
const open = (today = TODAY) => golive(copy.check(), today).map(lineOf)

describe('what the firm still has to settle', () => {
  it('are placeholders, whole and within a value, claims without a source, quotes without consent', () => {
    copy.change('content/agb.mdx', '\n## 2', '\n[Name des Partners]\n\n## 2')
    copy.change('content/site.yaml', '"[Name und Sitz des Hosting-Partners]"', '"Hetzner, [Sitz]"')
    copy.change('content/site.yaml', '"[8010]"', '"8010]"')
    const lines = open()
    for (const expected of [
      /^content\/site\.yaml:9:8 {2}„email“ ist noch ein Platzhalter: \[office@4xdu\.example\]\.$/,
      /„hosting“ ist noch ein Platzhalter: \[Sitz\]\./,
      /„postalCode“ ist noch ein Platzhalter: 8010\]\./,
      /^content\/site\.yaml:\d+:\d+ {2}Für die Werbeaussage „98 % Öffnungsrate von WhatsApp-Nachrichten“ fehlt die Quelle\./,
      /^content\/index\.mdx:\d+:1 {2}Das Zitat \(Zahnarztpraxis\) ist ein Beispiel: Es fehlt author und consent\./,
      /^content\/agb\.mdx:\d+:1 {2}Hier steht noch ein Platzhalter: \[Name des Partners\]\./,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected))
  })

  it('are promises to confirm, and legal pages until somebody has read them', () => {
    copy.page('/q', 'Text.')
    copy.change('content/q.mdx', '/q\n', '/q\nconfirm:\n  scope:\n    - Lieferung in einem Tag\n')
    const unread = /^content\/agb\.mdx:1:1 {2}\/agb hat noch niemand geprüft\./
    expect(open()).toContainEqual(expect.stringMatching(unread))
    copy.change('content/agb.mdx', 'canonical: /agb', 'canonical: /agb\nreviewed: 2026-12-01')
    expect(open()).not.toContainEqual(expect.stringMatching(unread))
    expect(open()).toContain('content/q.mdx:7:7  Lieferung in einem Tag.')
  })

  it('are years gone by in the footer', () => {
    const dates = (today: string) =>
      open(new Date(today)).flatMap(line => /steht ©.*/.exec(line) ?? [])
    expect(dates('2026-01-02')).toEqual(['steht © 2024.'])
    expect(dates('2024-12-30')).toEqual([])
  })
})
