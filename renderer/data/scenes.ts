import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../../shared/scene/scene'
import { contentError } from './report'
import { sceneSchemas } from './scene-schema'
import { readDataFile } from './site-data'

const fileOf = (assistant: string) => `content/scenes/${assistant}.yaml`

/** The assistants with a file in content/scenes. */
const assistantsIn = (root: string) =>
  Object.keys(sceneSchemas).filter(assistant => existsSync(join(root, fileOf(assistant))))

/** Reads the files of content/scenes that are there. */
export function readScenes(root: string) {
  return assistantsIn(root).map(assistant => readDataFile(fileOf(assistant), root))
}

/** What visitors play. @throws Error with the editor's sentences when something is wrong in it */
export function loadScenes(root = process.cwd()): Scene[] {
  return assistantsIn(root).map(assistant => {
    const { data, findings } = readDataFile(fileOf(assistant), root)
    if (data === undefined) throw contentError(findings)
    return { assistant, ...(data as Omit<Scene, 'assistant'>) }
  })
}
