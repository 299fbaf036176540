import primitives from '../../components/primitives.css?inline'
import { contracts } from '../../components/registry'
import { sharedStyles } from '../../components/shapes'
import base from './base.css?inline'
import button from './button.css?inline'
import fonts from './fonts.css?inline'
import print from './print.css?inline'
import prose from './prose.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = import.meta.glob<string>(
  [
    '../../components/*/*.css',
    '../../components/islands/*/launcher.css',
    '../../components/islands/form/*.css',
    '../../components/islands/TryIt/*.css',
    '../../components/islands/conversation/*.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)
const house = [tokens, fonts, reset, base, button, prose, primitives]

/** A box that a page shows. */
export type UsedBox = { tag: string }

/**
 * The style sheet of one page: the house's styles and those of the boxes it uses, nothing else.
 * It is inlined, so that a page paints after one request.
 * @param hasWayBack whether the steps of components/frame/Breadcrumb.tsx stand above it
 */
export function sheetOf(used: readonly UsedBox[], hasWayBack: boolean): string {
  const sheetsIn = (part: string | RegExp) =>
    Object.entries(sheets).flatMap(([file, css]) => (file.search(part) < 0 ? [] : css))
  const shared = sharedStyles.flatMap(folder =>
    used.some(({ tag }) => contracts[tag]?.styles?.includes(folder)) ? sheetsIn(`/${folder}/`) : [],
  )
  const own = [...new Set(used.map(({ tag }) => `../../components/${tag}/${tag}.css`))]
    .sort()
    .map(file => sheets[file] ?? '')
  return [
    ...house,
    ...sheetsIn(hasWayBack ? '/frame/' : /\/frame\/(?!Breadcrumb)/),
    ...shared,
    ...own,
    ...sheetsIn('/launcher.css'),
    print,
  ].join('\n')
}
