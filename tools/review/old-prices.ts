import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readEuro } from '../../components/euro'
import { filesBelow } from '../../renderer/files-below'
import { git } from './git'

type Text = { file: string; text: string }
type OldPrice = { file: string; line: number; column: number; sentence: string; isHint: true }

const PRICES = 'content/prices.yaml'

/**
 * Where content/ still names an amount that was a price at the last commit and was changed since.
 * @param draft the text of a file that is being written, in the place of the one on disk
 */
export function oldPrices(root: string, draft: Text): OldPrice[] {
  const textOf = (file: string) => (file === draft.file ? draft.text : readFileSync(join(root, file), 'utf8'))
  const changed = changedPrices(committed(root), textOf(PRICES))
  if (changed.size === 0) return []
  const others = filesBelow(join(root, 'content'))
    .map(file => `content/${file}`)
    .filter(file => /\.(?:mdx|yaml)$/.test(file) && file !== PRICES)
  return others.flatMap(file => amountsIn({ file, text: textOf(file) }, changed))
}

/** The prices that stand less often in one text of prices.yaml than in an older one. */
function changedPrices(before: string, now: string): Set<number> {
  const left = figuresIn(now)
  return new Set(
    figuresIn(before).filter(figure => {
      const at = left.indexOf(figure)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    }),
  )
}

/** All numbers of a .yaml file; none where it cannot be read. */
function figuresIn(text: string): number[] {
  const figures: number[] = []
  try {
    parse(text, (_, value) => typeof value === 'number' && figures.push(value))
  } catch {
    return []
  }
  return figures
}

function amountsIn({ file, text }: Text, wanted: ReadonlySet<number>): OldPrice[] {
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

/** prices.yaml at the last commit; empty where there is no git. */
function committed(root: string): string {
  try {
    return git(root, 'show', `HEAD:./${PRICES}`)
  } catch {
    return ''
  }
}
