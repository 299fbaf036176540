import { text } from '../attributes'
import { point, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'

/** A line of the slip: a dish with its amount, or a named fact such as „Abholung“. */
export type SlipLine = { start: string; dish: boolean; text: Inline[] }

const slipLine = point<SlipLine>(
  '`- **2 ×** Pizza Salami, groß`, Angaben als `- **Abholung.** 18:30 Uhr`',
  (title, text) => {
    const amount = /^(\d+)\s?[×x]$/.exec(title)?.[1]
    return { start: amount ? `${amount}\u00a0×` : title, dish: Boolean(amount), text }
  },
)

export const orderSlip = contract({
  purpose: 'Ein Bon, der Zeile für Zeile aus dem Drucker kommt.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { lines: list(slipLine) },
})
