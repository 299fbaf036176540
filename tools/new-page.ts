import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { slug } from '../components/contract/slug'
import { fileOf } from '../renderer/data/content-files'
import { LENGTHS } from '../renderer/data/front-matter'
import { readData } from '../renderer/data/site-data'
import { isReserved } from '../renderer/editing/check/files'

/** A page to be written, or the sentence that says why not. */
export type NewPage =
  | { path: string; title: string; file: string; text: string; menuLine: string }
  | { refusal: string }

/**
 * `npm run neu` with these words: what follows the address is the title, with quotes or without.
 * @param root the folder that holds `content`
 * @returns why there is no new page; undefined when there is one
 */
export function neu([path, ...title]: readonly string[], root = process.cwd()): string | undefined {
  const page = newPage(path, title.join(' '), root)
  if ('refusal' in page) return page.refusal
  const file = join(root, page.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page.text, { flag: 'wx' })
  console.log(`${page.file} ist angelegt. Was in [eckigen Klammern] steht, ersetzen Sie samt den Klammern.
In der Suche heißt die Seite „${page.title}“.
In ein Menü kommt sie mit dieser Zeile in content/navigation.yaml, eingerückt wie ihre Nachbarn:
${page.menuLine}`)
  return undefined
}

/** A page with a valid head, for the address and title given. What stands in brackets is still to be written. */
export function newPage(typed = '', title = '', root = process.cwd()): NewPage {
  // Git Bash on Windows takes an address for a path of its own: C:/Program Files/Git/mein-pfad.
  const path = typed.replace(/^[A-Z]:\/(?:.*\/)?Git(?=\/)/i, '')
  const wish = germanQuotes(title.trim())
  if (path === '')
    return { refusal: 'Es fehlt der Pfad. So geht es: npm run neu -- /mein-pfad "Mein Titel"' }
  const wrong = wrongPath(path, root)
  if (wrong) return { refusal: wrong }
  if (wish === '')
    return { refusal: `Es fehlt der Titel. So geht es: npm run neu -- ${path} "Mein Titel"` }
  const full = fullTitle(wish)
  if (!full)
    return {
      refusal: `Der Titel ist mit ${wish.length} Zeichen zu lang für die Suche. Höchstens ${LENGTHS.title[1]} Zeichen, Wichtiges zuerst.`,
    }
  const label = wish.replace(/\s*\|\s*4xDU$/, '')
  return {
    path,
    title: full,
    file: fileOf(path),
    text: pageText(path, full, label),
    menuLine: `- ${stringify({ label, path }, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`,
  }
}

function wrongPath(path: string, root: string): string | undefined {
  if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path) || /^\/content\/|.\/index$/.test(path)) {
    const better = `/${bare(path).split('/').map(slug).filter(Boolean).join('/')}`
    return `Der Pfad ${path} geht nicht: Er beginnt mit einem Schrägstrich und besteht aus Kleinbuchstaben, Ziffern und Strichen.${better === '/' ? '' : ` Meinten Sie ${better}?`}`
  }
  if (isReserved(path) || path === '/index')
    return `Der Pfad ${path} ist für die Technik der Website reserviert. Nehmen Sie einen anderen.`
  if (existsSync(join(root, fileOf(path))))
    return `Die Seite ${path} gibt es schon: ${fileOf(path)}. Ändern Sie sie dort oder nehmen Sie einen anderen Pfad.`
  if (path in (readData('redirects', root).data ?? {}))
    return `Der Pfad ${path} leitet in content/redirects.yaml weiter. Löschen Sie die Zeile dort oder nehmen Sie einen anderen Pfad.`
  return undefined
}

/** An address without what is no part of it: `https://firma.at/content/neu.mdx` -> `/neu`. */
function bare(path: string): string {
  return path
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/?content\//, '')
    .replace(/(?:\/index)?(?:\.mdx?|\.html?)?\/?$/, '')
}

/** The title as it was typed, with the firm behind it where there is room. */
function fullTitle(title: string): string | undefined {
  const wishes = title.endsWith('| 4xDU') ? [title] : [`${title} | 4xDU`, title]
  return wishes.find(({ length }) => length <= LENGTHS.title[1])
}

function pageText(path: string, title: string, label: string): string {
  return `---
title: ${stringify(title, { lineWidth: 0 }).trim()}
description: "[Was finden Besucher auf ${path}? Schreiben Sie ein bis zwei Sätze, sie stehen in der Suche unter dem Titel der Seite.]"
canonical: ${path}
---

<Hero kicker="${label}">

# ${heading(label)}

[Worum geht es hier, und für wen?]
[Was hat man davon?]

[Demo anfordern](/trial) [Kontakt aufnehmen](/kontaktinformationen)

</Hero>

## So läuft es ab

<Steps>

1. **Erster Schritt.** [Was passiert zuerst?]
2. **Zweiter Schritt.** [Was passiert danach?]
3. **Dritter Schritt.** [Womit endet es?]

</Steps>

<CtaBanner>

## Probieren Sie es 14 Tage kostenlos

[Was bringt man zur Demo mit?]

[Demo anfordern](/trial) [Kontakt aufnehmen](/kontaktinformationen)

</CtaBanner>
`
}

/** `"alles"` -> `„alles“`, as texts have them. */
function germanQuotes(text: string): string {
  let count = 0
  return text.replaceAll('"', () => (count++ % 2 === 0 ? '„' : '“'))
}

/** Escapes characters that Markdown would read as markup. */
function heading(label: string): string {
  return label.replace(/[\\<{*_`[\]]/g, '\\$&')
}
