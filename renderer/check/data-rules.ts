import type { Problem } from '../../components/shapes'
import { closest } from '../closest'
import { readData } from '../site-data'
import type { CheckedPage } from './check-page'
import { type CheckedFile, dataLinks } from './data-files'
import { menuProblems } from './menu-rules'
import { redirectProblems } from './redirect-rules'
import { dataTargets, type Targets } from './site-rules'
import { tierNameHints } from './tier-names'
import { placeProblems } from './topic-places'

/** What is wrong with the .yaml files when they are seen beside the pages: dead paths, odd redirects, lost places, names. */
export function dataRules(
  root: string,
  targets: Targets,
  pages: readonly CheckedPage[],
  redirects: Readonly<Record<string, string>>,
): (file: CheckedFile) => Problem[] {
  const links = dataLinks(root)
  const tiers = readData('prices', root).data?.tiers
  const names = tiers?.map(({ name }) => name)
  const ofNames = tierNameHints(tiers ?? [])
  return ({ file, text, problems }) => {
    const dead = links.filter(link => link.file === file).flatMap(link => dataTargets(link, targets))
    const further = [
      ...(file.endsWith('redirects.yaml') ? redirectProblems(text, targets) : []),
      ...(file.endsWith('navigation.yaml') ? menuProblems(text) : []),
      ...(file.endsWith('topics.yaml') ? placeProblems(text, pages, redirects, names) : []),
      ...(/(?:topics|prices)\.yaml$/.test(file) ? ofNames(text) : []),
    ]
    return [...oneEach(problems, dead), ...further]
  }
}

/** A path in the wrong form leads nowhere either: what names the right one says it better. */
function oneEach(problems: readonly Problem[], dead: readonly Problem[]): Problem[] {
  const at = (one: Problem) => (other: Problem) => one.line === other.line && one.column === other.column
  const knows = ({ data: { path = '', known = '' } }: Problem) => closest(path, known.split(',')) !== undefined
  return [
    ...problems.filter(problem => problem.kind !== 'data-wrong' || !dead.filter(at(problem)).some(knows)),
    ...dead.filter(problem => knows(problem) || !problems.some(at(problem))),
  ]
}
