import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replaceOnce } from '../../tools/bench/preview-site'

const PARTS = [
  'components',
  'renderer',
  'server',
  'shared',
  'tools',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
]

/** As CONTRIBUTING says: a folder, and a line in the registry. */
const FOLDER = {
  'Postcard.tsx': `
    import type { PropsOf } from '../shapes'
    import type { postcard } from './Postcard.contract'
    export function Postcard({ town }: PropsOf<typeof postcard>) {
      return <p id="postkarte" className="postcard">Grüße aus {town}</p>
    }`,
  'Postcard.css': '.postcard { rotate: 1deg }',
  'Postcard.contract.ts': `
    import { text } from '../attributes'
    import { contract } from '../shapes'
    export const postcard = contract({
      purpose: 'Eine Postkarte.',
      anchor: 'postkarte',
      styles: ['exhibit'],
      attributes: { town: text('Der Ort') },
      files: ({ town }) => [\`/\${town}.txt\`],
      links: ({ node }) => [{ node, href: '/briefkasten' }],
      golive: ({ node, attributes }, report) =>
        report({ ruleId: 'quote-consent', business: attributes.town ?? '', missing: 'author' }, node),
      words: ({ town }) => [{ lines: [\`Grüße aus \${town}\`] }],
    })`,
  'Postcard.example.mdx': '<Postcard town="Graz" />',
}

// In the repository, so that packages are found in the folder above; git ignores dist.*.
const root = resolve('dist.new-box')
const file = (path: string) => join(root, path)
const change = (path: string, from: string, to: string) =>
  writeFileSync(file(path), replaceOnce(path, readFileSync(file(path), 'utf8'), from, to))
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

beforeAll(() => {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  for (const part of PARTS) cpSync(part, file(part), { recursive: true })
  cpSync('tests/fixtures/content', file('content'), { recursive: true })
  // Drawings that the code asks for.
  cpSync('content/media/personas', file('content/media/personas'), { recursive: true })
  mkdirSync(file('components/Postcard'))
  for (const [name, text] of Object.entries(FOLDER))
    writeFileSync(file(`components/Postcard/${name}`), text)
  change(
    'components/registry.ts',
    'export const boxes = {',
    "import { postcard } from './Postcard/Postcard.contract'\nexport const boxes = {\n  Postcard: postcard,",
  )
  change(
    'content/kontaktinformationen.mdx',
    'canonical: /kontaktinformationen\n---\n',
    'canonical: /kontaktinformationen\n---\n\n## Post\n\n<Postcard town="Graz" />\n\n[Zur Karte](#postkarte)\n',
  )
})

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }))

it('a new box is checked as its contract says, and built with its styles and its anchor', () => {
  const checked = run('tools/check.ts').said
  expect(checked).toContain('/briefkasten')
  expect(checked).toContain('/Graz.txt')
  expect(checked).not.toContain('postkarte')
  expect(run('tools/check.ts', '--golive').said).toContain('(Graz)')

  writeFileSync(file('content/media/Graz.txt'), 'Graz')
  writeFileSync(file('content/redirects.yaml'), '/briefkasten: /kontaktinformationen\n')
  const built = run('tools/build.ts')
  expect(built.status, built.said).toBe(0)
  const html = readFileSync(file('dist/client/kontaktinformationen.html'), 'utf8')
  expect(html).toContain('id="postkarte"')
  expect(html).toContain('Grüße aus Graz')
  expect(html).toContain('.postcard')
  expect(html).toContain('.exhibit-head')
  expect(readFileSync(file('dist/server/emilia.json'), 'utf8')).toContain('Grüße aus Graz')
  // A page without it carries none of this.
  expect(readFileSync(file('dist/client/trial.html'), 'utf8')).not.toContain('.postcard')
  expect(existsSync(file('dist/client/Graz.txt'))).toBe(true)
}, 240_000)
