import { check } from './check-command'

process.exitCode = await check(process.argv.slice(2))
