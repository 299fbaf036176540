import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../../shared/scene/scene'
import { readYaml } from './read-yaml'
import { contentError } from './report'
import { sceneSchemas } from './scene-schema'
import { readText } from './site-data'

const fileOf = (assistant: string) => `content/scenes/${assistant}.yaml`

/** Reads the files of content/scenes that are there. */
export function readScenes(root: string) {
  return Object.entries(sceneSchemas)
    .filter(([assistant]) => existsSync(join(root, fileOf(assistant))))
    .map(([assistant, schema]) => {
      const file = fileOf(assistant)
      const { text, found } = readText(file, root)
      const read = found.length > 0 ? { found } : readYaml(file, text, schema)
      return { assistant, file, text, ...read }
    })
}

/** What visitors play. @throws Error with the editor's sentences when something is wrong in it */
export function loadScenes(root = process.cwd()): Scene[] {
  return readScenes(root).map(({ assistant, data, found }) => {
    if (data === undefined) throw contentError(found)
    return { assistant, ...data }
  })
}
