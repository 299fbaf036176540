import { z } from 'zod'
import { routePath } from '../../components/facts/kinds'
import { navigation } from '../../components/facts/navigation'
import { prices } from '../../components/facts/prices'
import { site } from '../../components/facts/site'
import { agreed } from './agreed-schema'
import { emiliaSchemas } from './emilia-schemas'
import { sceneSchemas } from './scene-schema'

/** Old address -> page. What an old address may be, renderer/editing/check/data.ts says. */
const redirects = z.record(z.string(), routePath)

/** The .yaml files with facts of the whole site, by their names. */
export const schemas = { site, navigation, prices, redirects, vorgaben: agreed }

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
