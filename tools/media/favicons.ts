import { Resvg } from '@resvg/resvg-js'
import { keep } from './files'
import { packIco } from './ico'

const pine = '#10392c'
const lime = '#c9f26d'
const cross = `<path d="m18 18 28 28m0-28L18 46" stroke="${lime}" stroke-width="11"/>`
const bubble = `<path fill="${pine}" d="M22 2h20a20 20 0 0 1 20 20v20a20 20 0 0 1-20 20H6a4 4 0 0 1-4-4V22A20 20 0 0 1 22 2Z"/>`

function svg(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 64 64">${parts.join('')}</svg>`
}

function png(drawing: string, size: number): Buffer {
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** Draws the × in its bubble in every size browsers ask for. iOS rounds the corners itself: there the pine is full. */
export async function run(): Promise<void> {
  const icon = svg(bubble, cross)
  const apple = svg(`<path fill="${pine}" d="M0 0h64v64H0z"/>`, cross)
  await keep('content/media/favicon.svg', icon)
  await keep('content/media/favicon.ico', packIco([16, 32, 48].map(size => ({ size, png: png(icon, size) }))))
  await keep('content/media/apple-touch-icon.png', png(apple, 180))
  for (const size of [192, 512]) await keep(`content/media/icon-${size}.png`, png(icon, size))
}
