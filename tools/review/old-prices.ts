import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readEuro } from '../../components/euro'
import { filesBelow } from '../../renderer/files-below'
import type { Finding } from '../../renderer/preview/messages'
import { git } from './git'

type Text = { file: string; text: string }

const PRICES = 'content/prices.yaml'

/**
 * Where content/ still names an amount that was a price at the last commit and was changed since.
 * @param draft the text of a file that is being written, in the place of the one on disk
 */
export function oldPrices(root: string, draft: Text): Finding[] {
  const textOf = (file: string) => (file === draft.file ? draft.text : readFileSync(join(root, file), 'utf8'))
  const changed = changedPrices(root, textOf(PRICES))
  if (changed.size === 0) return []
  const others = filesBelow(join(root, 'content'))
    .map(file => `content/${file}`)
    .filter(file => /\.(?:mdx|yaml)$/.test(file) && file !== PRICES)
  return others.flatMap(file => amountsIn({ file, text: textOf(file) }, changed))
}

/** The prices that stand less often in a text of prices.yaml than at the last commit. */
function changedPrices(root: string, now: string): Set<number> {
  try {
    const left = figuresIn(now)
    const isGone = (figure: number) => {
      const at = left.indexOf(figure)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    }
    return new Set(figuresIn(git(root, 'show', `HEAD:./${PRICES}`)).filter(isGone))
  } catch {
    // There is no git, or the text is no YAML while it is written.
    return new Set()
  }
}

function figuresIn(text: string): number[] {
  const figures: number[] = []
  parse(text, (_, value) => typeof value === 'number' && figures.push(value))
  return figures
}

function amountsIn({ file, text }: Text, wanted: ReadonlySet<number>): Finding[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(/\d[\d.]*(?:,\d+)?[ \u00a0]€/g)]
      .filter(([amount]) => wanted.has(readEuro(amount) ?? Number.NaN))
      .map(({ 0: amount, index: at }) => ({
        file,
        line: index + 1,
        column: at + 1,
        sentence: `Hinweis: Hier steht noch „${amount}“. Ein Preis in dieser Höhe hat sich in prices.yaml geändert. Stimmt er hier noch?`,
        isHint: true,
      })),
  )
}
