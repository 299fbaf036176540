import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from '../../browser.mjs'
import { projectFile } from '../files'

const SIZE = { width: 800, height: 1000 }
const SECONDS = 6
const PICTURES_PER_SECOND = 30

/**
 * Plays an HTML file whose animations repeat every six seconds, and hands over each picture as PNG. Its movement stands
 * still and is put to the time of the picture, so a slow machine films the same as a fast one.
 */
export async function filmPictures(name: string): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: SIZE })
    await page.goto(pathToFileURL(fileURLToPath(new URL(`${name}.html`, import.meta.url))).href)
    const font = (await projectFile('renderer/styles/fonts/bricolage.woff2')).toString('base64')
    await page.addStyleTag({
      content: `@font-face{font-family:Bricolage;font-weight:600 800;src:url(data:font/woff2;base64,${font})}`,
    })
    await page.evaluate(() => document.fonts.ready)
    const pictures: Buffer[] = []
    for (let count = 0; count < SECONDS * PICTURES_PER_SECOND; count++) {
      await page.evaluate(
        milliseconds => {
          for (const animation of document.getAnimations()) {
            animation.pause()
            animation.currentTime = milliseconds
          }
        },
        (count / PICTURES_PER_SECOND) * 1000,
      )
      pictures.push(await page.screenshot())
    }
    return pictures
  } finally {
    await browser.close()
  }
}

/** Runs ffmpeg over the pictures. Throws with what it said. */
export async function encode(pictures: readonly Buffer[], options: string[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(PICTURES_PER_SECOND), '-c:v', 'png']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-i', '-', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaints = ''
  ffmpeg.stderr.on('data', data => {
    complaints += data
  })
  const ended = once(ffmpeg, 'close')
  // A pipe that breaks says less than ffmpeg itself; its exit below tells why.
  ffmpeg.stdin.on('error', () => {})
  ffmpeg.stdin.end(Buffer.concat(pictures))
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaints}`)
}
