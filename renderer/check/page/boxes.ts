import { contractOf, isTag, writtenBox } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './page-rule'

/** What contracts ask of their boxes beyond their parts. */
export const boxRule: PageRule = (_, report) => node => {
  if (!isTag(node)) return
  const { check } = contractOf(node) ?? {}
  check?.(writtenBox(node), (problem, place) => report(problem, spanOf(place)[0]))
}
