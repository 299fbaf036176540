import { LineCounter, parseDocument } from 'yaml'

/** A YAML text with the places of its parts: `lines` counts lines and columns from 1, as editors do. */
export type YamlDocument = { document: ReturnType<typeof parseDocument>; lines: LineCounter }

/** More than there are .yaml files: who asks again while a text is being checked gets what was read. */
const KEPT = 16
const known = new Map<string, YamlDocument>()

/**
 * Reads YAML without throwing: what is wrong stands in `document.errors`. The check, the rules about links and places, and
 * what Emilia knows ask for the same few files, the longest of which takes as long as ten pages: each text is read once.
 * Nobody changes the document.
 */
export function yamlDocument(text: string): YamlDocument {
  const before = known.get(text)
  if (before) return before
  const lines = new LineCounter()
  const read = { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
  for (const oldest of [...known.keys()].slice(0, known.size - KEPT + 1)) known.delete(oldest)
  known.set(text, read)
  return read
}
