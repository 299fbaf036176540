import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { systemEnvironment } from './installed'

const run = promisify(execFile)

/**
 * Loads an address with 32 connections from one thread for some seconds and gives the number of answers.
 * @param accept the `Accept-Encoding` of all requests
 * @throws Error when some were not 2xx or were lost
 */
export async function wrk(address: string, seconds: number, accept: string): Promise<number> {
  const load = ['-t1', '-c32', `-d${seconds}s`, '-H', `Accept-Encoding: ${accept}`, address]
  const { stdout } = await run('wrk', load, { env: systemEnvironment })
  const wrong = /Non-2xx.*|Socket errors.*/.exec(stdout)
  if (wrong) throw new Error(`${address} under load: ${wrong[0]}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}
