import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent, errorsIn } from '../../renderer/check/check-content'
import { golive } from '../../renderer/check/golive'
import { withMenuLine } from '../../tools/neu/menu-line'
import { newPage } from '../../tools/neu/new-page'
import { type ContentCopy, copyContent } from '../support/content-copy'

let copy: ContentCopy
beforeAll(() => {
  copy = copyContent()
})
afterAll(() => copy.remove())

const refusal = (path?: string, title?: string) => {
  const page = newPage(path, title, copy.root)
  return 'refusal' in page ? page.refusal : undefined
}

describe('npm run neu', () => {
  it('makes pages that pass the check, whatever the title', () => {
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
    const content = checkContent(copy.root)
    expect(errorsIn(content)).toEqual([])
    expect(golive(content).some(({ file }) => file === 'content/n/0.mdx')).toBe(true)
  })

  it('puts its line at the end of the menu of its folder, and touches nothing else', () => {
    const page = newPage('/services/ki-optiker', 'KI: für Optiker', copy.root)
    if ('refusal' in page) throw new Error(page.refusal)
    const line = '- { label: A, path: /services/a }'
    const source = `header: # oben\n  a:\n    label: Andere\n    links:\n      - { label: B, path: /b }\n  s:\n    label: Dienste\n    links:\n      ${line}\n# Ende\n`
    const added = `${line}\n      - { label: "KI: für Optiker", path: /services/ki-optiker }`
    expect(withMenuLine(source, page.path, page.menuLine)).toEqual({
      menu: 'Dienste',
      text: source.replace(line, added),
    })
  })

  it('takes the address that Git Bash on Windows makes a path of', () => {
    expect(newPage('C:/Program Files/Git/ki-optiker', 'KI für Optiker', copy.root)).toMatchObject({
      file: 'content/ki-optiker.mdx',
    })
  })

  it('refuses what cannot be a page', () => {
    expect(refusal()).toBe('Es fehlt der Pfad. So geht es: npm run neu -- /mein-pfad "Mein Titel"')
    expect(refusal('/neu')).toBe('Es fehlt der Titel. So geht es: npm run neu -- /neu "Mein Titel"')
    expect(refusal('/trial', 'Titel')).toBe(
      'Die Seite /trial gibt es schon: content/trial.mdx. Ändern Sie sie dort oder nehmen Sie einen anderen Pfad.',
    )
    expect(refusal('Über Uns/', 'Titel')).toMatch(
      /Der Pfad Über Uns\/ geht nicht: .* Meinten Sie \/ueber-uns\?$/,
    )
    expect(refusal('https://www.4xdu.at/neu', 'Titel')).toMatch(/Meinten Sie \/neu\?$/)
    expect(refusal('/content/neu.mdx', 'Titel')).toMatch(/Meinten Sie \/neu\?$/)
    expect(refusal('/content/neu', 'Titel')).toMatch(/Meinten Sie \/neu\?$/)
    expect(refusal('/neu/index', 'Titel')).toMatch(/Meinten Sie \/neu\?$/)
    expect(refusal('/../geheim', 'Titel')).toMatch(/geht nicht/)
    for (const path of ['/api/x', '/emilia/x', '/media/x'])
      expect(refusal(path, 'Titel')).toMatch(/reserviert/)
    expect(refusal('/kurs', 'Titel')).toMatch(/leitet in content\/redirects\.yaml weiter/)
    expect(refusal('/neu', 'x'.repeat(61))).toMatch(/mit 61 Zeichen zu lang/)
  })
})
