import type { z } from 'zod'
import { schemas } from './data-schemas'
import { emiliaSchemas } from './emilia-schemas'
import { sceneSchemas } from './scene-schema'

/** The schema of each .yaml file of content/, by its path. */
export const schemaOf: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`content/${name}.yaml`, schema]),
  ),
  ...Object.fromEntries(
    Object.entries(emiliaSchemas).map(([name, schema]) => [`content/emilia/${name}.yaml`, schema]),
  ),
  ...Object.fromEntries(
    Object.entries(sceneSchemas).map(([name, schema]) => [`content/scenes/${name}.yaml`, schema]),
  ),
}
