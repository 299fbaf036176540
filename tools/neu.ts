import { neu } from './new-page'

const refusal = neu(process.argv.slice(2))
if (refusal) {
  console.error(refusal)
  process.exitCode = 1
}
