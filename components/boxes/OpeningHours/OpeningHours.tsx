import { keepTogether } from '../../contract/typography'
import { FactRows } from '../../ui/FactRows'
import { useSite } from '../../ui/site-context'
import { Words } from '../../ui/Words'

/** When people answer, and when Emilia does. */
export function OpeningHours() {
  const { days, time } = useSite().site.hours
  const rows = [
    { label: 'Büro', value: <Words text={keepTogether(`${days}, ${time}`)} /> },
    { label: 'Emilia, KI-Assistentin', value: 'jeden Tag, 24/7' },
  ]
  return <FactRows className="opening-hours card rows reveal" rows={rows} />
}
