import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Config, environment, readConfig } from './config'
import { StartError } from './errors'
import { readBuild } from './http/build-files'
import { createHttpServer, shutDown } from './http/server'
import { createLog, describeError } from './log'
import { createService } from './service'
import { refusePlaceholders, summary } from './summary'

const log = createLog()
// Whatever reads the log may end before the server does.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function start(): Promise<void> {
  const config = readConfig(environment())
  // The bundle lies in dist/server.
  const build = await readBuild(join(import.meta.dirname, '..'))
  refusePlaceholders(config, build.headers.missing)
  const service = await createService({ config, build, log })
  const { app, lifecycle, metrics, finish } = service
  const server = createHttpServer({ app, lifecycle, metrics, trustProxy: config.TRUST_PROXY })
  const port = await listen(server, config)
  console.log(summary(config, port, build))
  log.info('started', { ms: Math.round(process.uptime() * 1000), id: build.headers.buildId })
  void service.check()

  let isStopping = false
  const stop = async (signal: string) => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    log.info('stopping', { signal })
    const inTime = await shutDown({ server, lifecycle, finish })
    log.info('stopped', { mode: inTime ? 'finished' : 'cut' })
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => void stop(signal).catch(fail))
}

async function listen(server: Server, { HOST, PORT }: Config): Promise<number> {
  server.listen({ port: PORT, ...(HOST && { host: HOST }) })
  try {
    await once(server, 'listening')
  } catch (cause) {
    const { code } = describeError(cause)
    const why =
      code === 'EADDRINUSE'
        ? `PORT ${PORT} is in use by another program`
        : `HOST ${HOST ?? 'of this machine'}, PORT ${PORT} cannot be used`
    throw new StartError(`${why} (${code}). Set another one or stop what uses it.`, { cause })
  }
  return (server.address() as AddressInfo).port
}

/** One line for errors that an operator can correct, the whole error for others. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

start().catch(fail)
