import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { contracts } from '../../components/contracts'

const config = `import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
const build = { format: 'file', inlineStylesheets: 'always' }
export default defineConfig({ integrations: [mdx(), react()], build, publicDir: './content/media' })
`
const collection = `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
const schema = z.object({ title: z.string(), description: z.string(), canonical: z.string() })
export const collections = { pages: defineCollection({ loader: glob({ pattern: '**/*.mdx', base: './content' }), schema }) }
`
const box = `---
const { title, kicker, note } = Astro.props
---
<section class="box">{title && <h3>{title}</h3>}{kicker && <p>{kicker}</p>}<slot />{note && <p>{note}</p>}</section>
`
const form = (name: string): string => `---
import { ${name} } from '../site/components/islands/${name}/${name}'
---
<${name} client:visible apiOrigin="" emailjs={null} />
`
const page = `---
import { getCollection, render } from 'astro:content'
import Box from '../Box.astro'
import ContactForm from '../ContactForm.astro'
import TrialForm from '../TrialForm.astro'
import { ChatWidget } from '../../site/components/islands/ChatWidget/ChatWidget'
import { chat, css, footer, header, tags } from '../frame'
export async function getStaticPaths() {
  const pages = await getCollection('pages')
  return pages.map(entry => ({ params: { path: entry.data.canonical.slice(1) || undefined }, props: { entry } }))
}
const { entry } = Astro.props
const { title, description, canonical } = entry.data
const { Content } = await render(entry)
const components = Object.fromEntries(tags.map(tag => [tag, Box]))
Object.assign(components, { ContactForm, TrialForm })
---
<!doctype html>
<html lang="de-AT">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={'https://www.4xdu.example' + canonical} />
    <style is:inline set:html={css}></style>
  </head>
  <body>
    <Fragment set:html={header} />
    <main><Content components={components} /></main>
    <Fragment set:html={footer} />
    <ChatWidget client:only="react" {...chat} />
  </body>
</html>
`

/** What the islands are made of, beside their own packages. */
const islandSources = ['components/islands', 'components/typography.ts']

/**
 * Writes an Astro project around the MDX of a scratch project: the same words through a content collection, a plain Astro
 * component for every tag, the frame and styles of our own home page, inlined, the same pictures and films, and our chat
 * and forms as React islands, where ours have them. It checks nothing, draws nothing, knows no contracts, has no
 * navigation of its own and leaves out the styles of the open chat, so it does rather less than our build.
 * @param root where Astro is installed
 * @param content the folder with the pages
 */
export function writeAstroProject(root: string, content: string): void {
  for (const old of ['content', 'src', 'site', 'dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(join(root, old), { recursive: true, force: true })
  cpSync(content, join(root, 'content'), { recursive: true })
  for (const part of islandSources) cpSync(part, join(root, 'site', part), { recursive: true })
  const home = parse(readFileSync('dist/client/index.html', 'utf8'), { blockTextElements: { style: true } })
  const frame = {
    css: home.querySelector('style')?.text ?? '',
    header: home.querySelector('header')?.outerHTML ?? '',
    footer: home.querySelector('body > footer')?.outerHTML ?? '',
    tags: Object.keys(contracts),
    chat: { apiOrigin: '', siteOrigin: 'https://www.4xdu.example', messengerUrl: 'https://wa.me/0' },
  }
  const constants = Object.entries(frame).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
  const files = {
    'astro.config.mjs': config,
    'src/content.config.ts': collection,
    'src/Box.astro': box,
    'src/ContactForm.astro': form('ContactForm'),
    'src/TrialForm.astro': form('TrialForm'),
    'src/pages/[...path].astro': page,
    'src/frame.ts': constants.join(''),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
