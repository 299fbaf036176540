import { isMap, isPair, isScalar, parseDocument, visit, type YAMLMap } from 'yaml'
import { startOf } from './report'

export type YamlDocument = ReturnType<typeof parseDocument>

/** Reads YAML without throwing: what is wrong stands in `errors`. */
export function yamlDocument(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false })
}

/** A text in a YAML file: the names that it stands under, of which `name` is the last, the map that holds it, its offset. */
export type YamlValue = { path: string; name: string; value: string; at: number; owner?: YAMLMap }

/** All texts of a YAML file but its names, by place. */
export function valuesIn(document: YamlDocument | undefined): YamlValue[] {
  const values: YamlValue[] = []
  visit(document ?? null, {
    Scalar(key, scalar, path) {
      if (key === 'key' || typeof scalar.value !== 'string') return
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''))
      const owner = path.findLast(isMap)
      values.push({
        path: names.join('.'),
        name: names.at(-1) ?? '',
        value: scalar.value,
        at: startOf(scalar),
        ...(owner && { owner }),
      })
    },
  })
  return values
}
