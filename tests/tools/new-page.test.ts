import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { errorsIn } from '../../renderer/editing/check/check-content'
import { golive } from '../../renderer/editing/check/golive'
import { neu, newPage } from '../../tools/new-page'
import { copyContent } from '../support/content-copy'

const copy = copyContent(afterAll)

it('npm run neu makes pages that pass the check, whatever the title', () => {
  const titles = [
    'Garten',
    'KI für Optiker',
    'Preise: alles „inklusive“ #1',
    'Ein "guter" Titel mit <24 {Zeichen} *',
    'Ein recht langer Titel, der gerade noch ohne Firma hineinp.',
  ]
  for (const [index, title] of titles.entries()) {
    const page = newPage(`/n/${index}`, title, copy.root)
    if ('refusal' in page) throw new Error(page.refusal)
    expect(page.file).toBe(`content/n/${index}.mdx`)
    copy.write(page.file, page.text)
  }
  const content = copy.check()
  expect(errorsIn(content)).toEqual([])
  expect(golive(content).some(({ file }) => file === 'content/n/0.mdx')).toBe(true)
})

it('npm run neu says what else is to be done: the line for a menu, as it stands in its file', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  neu(['/kiosk', 'KI', 'für', 'Kioske'], copy.root)
  expect(copy.read('content/kiosk.mdx')).toContain('# KI für Kioske')
  const line = '- { label: KI für Kioske, path: /kiosk }'
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining(line))
  copy.change('content/navigation.yaml', '- { label: Hotel', `${line}\n      - { label: Hotel`)
  expect(errorsIn(copy.check())).toEqual([])
})

it('npm run neu takes the address that Git Bash on Windows makes a path of', () => {
  expect(newPage('C:/Program Files/Git/ki-optiker', 'KI für Optiker', copy.root)).toMatchObject({
    file: 'content/ki-optiker.mdx',
  })
})

it.each([
  [undefined, undefined, 'Es fehlt der Pfad. So geht es: npm run neu -- /mein-pfad "Mein Titel"'],
  ['/trial', 'Titel', 'Die Seite /trial gibt es schon: content/trial.mdx.'],
  ['/kurs', 'Titel', 'leitet in content/redirects.yaml weiter'],
  ['Über Uns/', 'Titel', 'Meinten Sie /ueber-uns?'],
  ['/content/neu.mdx', 'Titel', 'Meinten Sie /neu?'],
  ['/api/x', 'Titel', 'reserviert'],
  ['/neu', 'x'.repeat(61), 'mit 61 Zeichen zu lang'],
])('npm run neu refuses %s %s', (path, title, sentence) => {
  const page = newPage(path, title, copy.root)
  expect('refusal' in page && page.refusal).toContain(sentence)
})
