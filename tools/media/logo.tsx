import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { optimize } from 'svgo'
import { socialFonts } from '../../renderer/social-fonts'
import { fewerCurves } from './fewer-curves'
import { keep } from './files'

/** Stand-ins that tell the runs apart in what satori draws. */
const letters = '#14201b'
const times = '#0b6b4a'

/** The wordmark in Bricolage 800, as paths. */
async function drawWordmark(): Promise<string> {
  return satori(
    <div style={{ display: 'flex', fontFamily: 'Bricolage', fontWeight: 800, fontSize: 200, letterSpacing: '-0.02em' }}>
      <span style={{ color: letters }}>4</span>
      <span style={{ color: times, margin: '0 -4px' }}>×</span>
      <span style={{ color: letters }}>DU</span>
    </div>,
    { width: 800, height: 300, fonts: await socialFonts() },
  )
}

function pathsOf(svg: string, fill: string): string {
  const paths = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].filter(match => match[1] === fill)
  return paths.map(match => match[2]).join('')
}

/** Cuts the drawing to its ink and rounds the coordinates; the two colours stay two paths. */
function trim(drawing: string): string {
  const box = new Resvg(drawing).getBBox()
  if (!box) throw new Error('The wordmark is empty: satori found no glyphs for it.')
  const viewBox = [box.x, box.y, box.width, box.height].map(value => Math.round(value)).join(' ')
  const paths = [letters, times]
    .map(fill => `<path fill="${fill}" d="${fewerCurves(pathsOf(drawing, fill), 2)}"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`
  return optimize(svg, { multipass: true, floatPrecision: 0 }).data
}

/** Turns the wordmark 4×DU into paths, so that it needs no font: for the header, and as a file. */
export async function run(): Promise<void> {
  const svg = trim(await drawWordmark())
  await keep('content/media/logo.svg', svg)
  const viewBox = svg.match(/viewBox="([^"]+)"/)?.[1]
  await keep(
    'components/frame/logo-shape.ts',
    `// Written by \`npm run media -- logo\` from Bricolage Grotesque (OFL).
// biome-ignore format: generated
/** The wordmark 4×DU: SVG path data inside its viewBox. */
export const logoShape = {
  viewBox: '${viewBox}',
  letters: '${pathsOf(svg, letters)}',
  times: '${pathsOf(svg, times)}',
} as const
`,
  )
}
