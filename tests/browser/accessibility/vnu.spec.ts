import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string }

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.warn('\n*** Java is missing: the Nu Html Checker (vnu) DOES NOT RUN. ***\n')

/** What this checker does not know yet. */
const behindTheTimes = [
  // Nesting, layers, container queries; Lightning CSS reads all of it at each build.
  /^CSS:/,
  /Content-Security-Policy|Unrecognised directive-name: "require-trusted-types-for". Unrecognised directive-name: "trusted-types"/,
]

test('the Nu Html Checker has nothing to say about any built page', async () => {
  test.skip(!hasJava, 'Java is missing: the Nu Html Checker (vnu) does not run')
  test.setTimeout(120_000)
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const files = ['--skip-non-html', 'dist/client', 'dist/server/answer.html']
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const found = messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !behindTheTimes.some(known => known.test(message)))
    .map(({ url, lastLine, message, extract }) => `${url.split('/dist/')[1]}:${lastLine} ${message} ${extract?.trim()}`)
  expect(found).toEqual([])
})
