import { StartError } from '../server/errors'
import { runRequests } from './requests-command'

try {
  // Foreign words may hold control characters, which a terminal would execute.
  console.log((await runRequests(process.argv.slice(2))).replace(/(?![\n\t])\p{Cc}/gu, ' '))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
