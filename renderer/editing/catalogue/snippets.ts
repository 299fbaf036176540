import type { BoxEntry } from './entries'

type Snippet = { scope: string; prefix: string; description: string; body: string[] }

/** Escapes `$` and `\`, which mean something else in a snippet. */
const literal = (line: string) => line.replace(/[$\\]/g, '\\$&')

const HEAD: Snippet = {
  scope: 'mdx,markdown,plaintext',
  prefix: 'kopf',
  description: 'Der Kopf einer Seite. title 30 bis 60 Zeichen, description 110 bis 160.',
  body: [
    '---',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the editor
    'title: ${1:Titel der Seite} | 4xDU',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the editor
    'description: ${2:Zwei Sätze für die Suche.}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of the editor
    'canonical: /${3:pfad-der-seite}',
    '---',
    '',
    '$0',
  ],
}

/** `.vscode/4xdu.code-snippets`: each box by the first letters of its name, with its example. */
export function snippetsFile(entries: readonly BoxEntry[]): string {
  const boxes = entries.map(({ tag, example, contract: { purpose, avoid } }): [string, Snippet] => [
    tag,
    {
      scope: HEAD.scope,
      prefix: tag.toLowerCase(),
      description: [purpose, avoid].filter(Boolean).join(' '),
      body: example.split('\n').map(literal),
    },
  ])
  return `${JSON.stringify(Object.fromEntries([['Kopf', HEAD], ...boxes]), undefined, 2)}\n`
}
