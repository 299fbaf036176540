import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { heavyPages } from '../../../renderer/output/heavy-pages'
import { siteData } from '../../support/render-box'
import { scratchFolder } from '../../support/scratch-folder'
import { smallPage } from '../../support/small-page'

it('a page that has become heavy is named with its weight, others are not', () => {
  const root = scratchFolder()
  mkdirSync(join(root, 'services'))
  writeFileSync(join(root, 'index.html.br'), Buffer.alloc(24_000))
  writeFileSync(join(root, 'services/x.html.br'), Buffer.alloc(25_400))
  const pages = ['/', '/services/x'].map(url => smallPage('# Titel', siteData, { url }))
  expect(heavyPages(root, pages)).toEqual([
    expect.stringMatching(/^content\/services\/x\.mdx:1:1 {2}Hinweis: .* 25 kB/),
  ])
})
