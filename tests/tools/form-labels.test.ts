import { expect, it } from 'vitest'
import { frontMatter } from '../../renderer/data/front-matter'
import { schemaOf, toJsonSchema } from '../../renderer/data/schema-of'
import labels from '../../renderer/preview/editor/form/labels.json'

/** All names of fields in a JSON schema. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties } = schema as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(keysOf)]
}

it('every field of a page and of a file of facts has a German name in its form', () => {
  const schemas = [frontMatter, ...Object.values(schemaOf)].map(schema => toJsonSchema(schema))
  const keys = new Set(schemas.flatMap(schema => keysOf(schema)))
  expect(keys.size).toBeGreaterThan(80)
  expect([...keys].filter(key => !(key in labels))).toEqual([])
})

it('every file of facts has a German name in the list', () => {
  const names = Object.keys(schemaOf).map(file => file.replace('content/', ''))
  expect(names.filter(name => !(name in labels))).toEqual([])
})
