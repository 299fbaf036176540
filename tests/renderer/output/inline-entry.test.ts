import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inlineEntry } from '../../../renderer/output/inline-entry'
import { scratchFolder } from '../../support/scratch-folder'

const page = `<html><head><link rel="modulepreload" href="/assets/chunks/a.js"><title>T</title></head>
<body><main></main><script src="/assets/entries/entry.js" type="module" async></script><script type="application/ld+json">{}</script></body></html>`

/** A page with this code inlined as its entry. */
async function inlined(code: string): Promise<string> {
  const client = scratchFolder()
  mkdirSync(join(client, 'assets/entries'), { recursive: true })
  writeFileSync(join(client, 'assets/entries/entry.js'), code)
  return inlineEntry(page, client)
}

describe('the script of a page', () => {
  it('stands at its end, where the page has been read before it runs, and nothing is linked or preloaded any more', async () => {
    expect(await inlined('run()\n')).toBe(`<html><head><title>T</title></head>
<body><main></main><script type="application/ld+json">{}</script><script type="module">run()</script></body></html>`)
  })

  it('finds the files it loads later wherever the page stands', async () => {
    const html = await inlined('import("../chunks/a.js").then(()=>import("./b.js"));import(name);import.meta.url')
    expect(html).toContain(
      `import('/assets/chunks/a.js').then(()=>import('/assets/entries/b.js'));import(name);import.meta.url</script>`,
    )
  })

  it('does not end where its text names the end of a script, and its dollars are its own', async () => {
    expect(await inlined("a='</script>$&$1'")).toContain(`a='<\\/script>$&$1'</script></body>`)
  })

  it('must be one file: what it imports at once would be a second request', async () => {
    await expect(inlined('import{a}from"./a.js"')).rejects.toThrow(
      'the entry /assets/entries/entry.js imports ./a.js statically',
    )
  })

  it('must be imported by nobody: that would run it twice', async () => {
    await expect(inlined('export const a=1')).rejects.toThrow('another file imports the entry')
  })
})
