import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Rolldown } from 'vite'
import { chunkSources } from '../../renderer/browser-chunks'
import type { BuildSettings } from '../../renderer/build-settings'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** As Vike names fonts: the head's script and the style sheets ask for the same files. */
const assetFileNames = 'assets/static/[name].[hash][extname]'

/**
 * Builds what runs in the browser. What is loaded on demand is written to `<client>/assets`; the two scripts of every page, which
 * know where it lies, are given back.
 * @param client absolute, e.g. the new `dist/client`; other files in it stay
 */
export async function buildBrowser(client: string): Promise<NonNullable<BuildSettings['scripts']>> {
  const input = Object.fromEntries(
    Object.entries(chunkSources).map(([name, file]) => [name, join(root, file)]),
  )
  const chunks = await bundle({
    outDir: client,
    // React, EmailJS and others ask for their notice beside what is shipped of them.
    license: { fileName: 'assets/licenses.md' },
    // What islands share is in the file that is loaded beside each of them, not behind it.
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'allow-extension',
      output: { assetFileNames },
    },
  })
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const addresses = Object.fromEntries(entries.map(({ name, fileName }) => [name, `/${fileName}`]))
  const script = async (file: string, format: 'es' | 'iife') => {
    const options = {
      write: false,
      rolldownOptions: { input: join(root, file), output: { format, assetFileNames } },
    }
    const [chunk] = await bundle(options, { CHUNK_URLS: JSON.stringify(addresses) })
    return chunk?.code ?? ''
  }
  return {
    head: await script('renderer/document/head-script.ts', 'iife'),
    entry: await script('renderer/browser/entry.ts', 'es'),
  }
}

async function bundle(
  options: BuildOptions,
  define?: Record<string, string>,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ...(define && { define }),
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      emptyOutDir: false,
      ...options,
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap(output => ('output' in output ? output.output : []))
    .filter(file => file.type === 'chunk')
}
