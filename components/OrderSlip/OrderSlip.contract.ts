import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

/** A line of the slip: a dish with its amount, or a named fact such as „Abholung“. */
const slipLine = point(
  '`- **2 ×** Pizza Salami, groß`, Angaben als `- **Abholung.** 18:30 Uhr`',
  (title, text) => {
    const amount = /^(\d+)\s?[×x]$/.exec(title)?.[1]
    return { start: amount ? `${amount}\u00a0×` : title, dish: Boolean(amount), text }
  },
)

export const orderSlip = exhibit({
  purpose: 'Ein Bon, der Zeile für Zeile aus dem Drucker kommt.',
  content: { lines: list(slipLine) },
})
