import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { RATE } from './film'

const colours = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
const filter = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colours]
const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-movflags', '+faststart']
const av1 = ['-c:v', 'libsvtav1', '-preset', '7', '-crf', '38', '-g', '150']

/**
 * Starts ffmpeg, which takes PNG pictures and writes `<path>.mp4` (H.264, plays everywhere) and `<path>.webm` (AV1, smaller).
 * `finish` gives the files by their ending, or throws with what ffmpeg said.
 */
export function startEncoder(path: string) {
  const files = { mp4: `${path}.mp4`, webm: `${path}.webm` }
  const input = ['-f', 'image2pipe', '-framerate', String(RATE), '-c:v', 'png', '-i', '-']
  const outputs = [...filter, ...h264, files.mp4, ...filter, ...av1, files.webm]
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  })
  let complaints = ''
  ffmpeg.stderr.on('data', data => {
    complaints += data
  })
  // A pipe that breaks says less than ffmpeg itself; its exit below tells why.
  ffmpeg.stdin.on('error', () => {})
  const ended = once(ffmpeg, 'close')
  return {
    async add(picture: Buffer): Promise<void> {
      if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
    },
    async finish(): Promise<typeof files> {
      ffmpeg.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaints}`)
      return files
    },
  }
}
