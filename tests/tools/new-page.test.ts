import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { errorsIn } from '../../renderer/editing/check/check-content'
import { golive } from '../../renderer/editing/check/golive'
import { menusFor } from '../../tools/neu/menu-line'
import { newPage } from '../../tools/neu/new-page'
import { neu } from '../../tools/neu-command'
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

it('npm run neu takes where a page belongs, and says where it may when there is no such menu', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const menus = menusFor(copy.read('content/navigation.yaml'), '/kiosk')
  expect(await neu(['/kiosk', 'KI für Kioske', '--menue=Kioske'], copy.root)).toContain(
    `Ein Menü „Kioske“ gibt es nicht. Möglich sind: ${menus.join(', ')}, keines.`,
  )
  await neu(['/kiosk', 'KI', 'für', 'Kioske', `--menue=${menus.at(-1)}`], copy.root)
  expect(log).toHaveBeenLastCalledWith(
    expect.stringContaining(`Im Menü steht sie unter „${menus.at(-1)}“`),
  )
  expect(copy.read('content/navigation.yaml')).toContain('{ label: KI für Kioske, path: /kiosk }')
  await neu(['/nur-ein-link', 'KI', '--menue', 'keines'], copy.root)
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('Im Menü steht sie nicht'))
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
