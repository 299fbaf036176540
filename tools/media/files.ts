import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** Reads a file of an installed package, e.g. `inter-ui/variable/InterVariable.woff2`. */
export function packageFile(specifier: string): Promise<Buffer> {
  return readFile(resolve(specifier))
}

/** Reads a file of this repository. */
export function projectFile(path: string): Promise<Buffer> {
  return readFile(join(root, path))
}

/** Writes a file of this repository and prints its path and size. */
export async function keep(path: string, data: string | Buffer): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
  console.log(`${(Buffer.byteLength(data) / 1000).toFixed(1).padStart(7)} kB  ${path}`)
}
