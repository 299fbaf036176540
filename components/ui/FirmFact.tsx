import { isPlaceholder, withoutBrackets } from '../../shared/placeholders'
import { keepTogether } from '../contract/typography'
import { useSite } from './site-context'

/**
 * A fact about the firm. While nobody has given it, `contact` shows its reserved value without brackets, so that links work as
 * they will, and `legal` says that it follows. The preview marks both.
 */
export function FirmFact({ value, kind }: { value: string; kind: 'contact' | 'legal' }) {
  const { marksPlaceholders } = useSite()
  if (!isPlaceholder(value)) return keepTogether(value)
  const words =
    kind === 'legal' ? (
      <span className="fact-to-come">wird vor dem Start eingetragen</span>
    ) : (
      keepTogether(withoutBrackets(value))
    )
  return marksPlaceholders ? (
    <span className="placeholder" title={value}>
      {words}
    </span>
  ) : (
    words
  )
}
