// Plain JavaScript, because it makes what TypeScript is run from.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Packages that stay outside: programs of their own (native, or written into by Vike), what is seldom asked for, and what the
 * rendered pages import as well. All others come along: a thousand modules are found, read and linked one by one otherwise,
 * which takes a build of our pages longer than anything else it does.
 */
const OUTSIDE = [
  ...['vite', 'rolldown', 'esbuild', 'satteri', 'sharp', '@resvg/resvg-js', '@brillout/vite-plugin-server-entry'],
  ...['satori', 'subset-font', 'svgo', 'playwright', 'typescript'],
  ...['react', 'react-dom', 'zod', 'yaml', 'gray-matter', '@emailjs/browser'],
]

/** @param {string} id */
const staysOutside = id =>
  id.startsWith('node:') || id.startsWith('virtual:') || OUTSIDE.some(name => id === name || id.startsWith(`${name}/`))

/** Packages look for files of their own beside themselves: in the bundle too each of them is told where it comes from. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { id: /node_modules/, code: /import\.meta|__dirname|__filename/ },
    /**
     * @param {string} code
     * @param {string} id
     */
    handler: (code, id) =>
      code
        .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
        .replace(/\bimport\.meta\.filename\b|(?<![\w.])__filename\b/g, JSON.stringify(id))
        .replace(/\bimport\.meta\.dirname\b|(?<![\w.])__dirname\b/g, JSON.stringify(dirname(id))),
  },
}

/**
 * Which files, named from the root, as they are now: a changed one, or one that is gone, is another state.
 * @param {string[]} files
 */
const stateOf = files =>
  files.map(file => {
    const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {}
    return [file, mtimeMs, size]
  })

/**
 * Whether a bundle was made of the files as they are.
 * @param {string} file
 * @param {string} made
 */
function isFresh(file, made) {
  if (!existsSync(made) || !existsSync(file)) return false
  const before = readFileSync(made, 'utf8')
  const files = JSON.parse(before).map((/** @type {[string]} */ [name]) => name)
  return JSON.stringify(stateOf(files)) === before
}

/**
 * Another run of the same tool at this moment makes the same file, and finds it whole at any time.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}

/**
 * Bundles a tool of ours with its sources and most packages to one file, unless the last bundle is still right: our files
 * are asked one by one, packages by the lockfile of what is installed.
 * @param {string} name as in `tools/<name>.ts`
 * @returns {Promise<string>} the file, in the project, where Node looks for packages; under one name, by which Node finds
 * code that it has compiled
 */
export async function bundled(name) {
  const folder = join(root, '.cache')
  const file = join(folder, `${name}.mjs`)
  const made = join(folder, `${name}.json`)
  if (isFresh(file, made)) return file
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(root, 'tools', `${name}.ts`),
    platform: 'node',
    external: staysOutside,
    plugins: [ownPlaces],
    // What it would say is about the packages.
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  const modules = output[0].moduleIds.filter(id => isAbsolute(id)).map(id => relative(root, id))
  const own = modules.filter(id => !/^(?:\.\.|node_modules)[\\/]/.test(id))
  const files = [...own, relative(root, fileURLToPath(import.meta.url)), 'node_modules/.package-lock.json']
  mkdirSync(folder, { recursive: true })
  write(file, output[0].code)
  write(made, JSON.stringify(stateOf(files)))
  return file
}
