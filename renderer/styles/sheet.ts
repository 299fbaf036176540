import { contracts } from '../../components/boxes/registry'
import { sharedStyles } from '../../components/contract/shapes'
import primitives from '../../components/ui/primitives.css?inline'
import type { UsedBox } from '../page/page'
import base from './base.css?inline'
import button from './button.css?inline'
import fonts from './fonts.css?inline'
import print from './print.css?inline'
import prose from './prose.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = import.meta.glob<string>(
  [
    '../../components/{boxes/*,ui,frame,frame/lost}/*.css',
    '../../components/islands/*/launcher.css',
    '../../components/islands/{form,TryIt,conversation}/*.css',
    '!../../components/ui/primitives.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)
const house = [tokens, fonts, reset, base, button, prose, primitives]

/**
 * The style sheet of one page: the house's styles and those of the boxes it uses, nothing else.
 * It is inlined, so that a page paints after one request.
 * @param hasWayBack whether the steps of components/frame/Breadcrumb.tsx stand above it
 */
export function sheetOf(used: readonly UsedBox[], hasWayBack: boolean): string {
  const sheetsIn = (part: string | RegExp) =>
    Object.entries(sheets).flatMap(([file, css]) => (file.search(part) < 0 ? [] : css))
  const tags = [...new Set(used.map(({ tag }) => tag))].sort()
  const shared = sharedStyles.filter(name =>
    tags.some(tag => contracts[tag]?.styles?.includes(name)),
  )
  return [
    ...house,
    ...sheetsIn(hasWayBack ? /\/frame\/\w+\.css/ : /\/frame\/(?!Breadcrumb)\w+\.css/),
    // A folder of islands/ or a sheet of ui/.
    ...shared.flatMap(name => sheetsIn(new RegExp(`/${name}[./]`))),
    ...tags.flatMap(tag => sheetsIn(new RegExp(`/(?:boxes|frame)/${tag}/`))),
    ...sheetsIn('/launcher.css'),
    print,
  ].join('\n')
}
