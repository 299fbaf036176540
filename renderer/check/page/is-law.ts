import { contracts } from '../../../components/registry'
import type { Page } from '../../page/page'

/** Whether a lawyer answers for words of a page. */
export function isLaw({ boxes }: Page): boolean {
  return boxes.some(({ tag }) => contracts[tag]?.language === 'law')
}
