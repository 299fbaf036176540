import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * Answers on the preview's port until the preview can: loading Vite and Vike takes seconds.
 * @returns what ends it, so that the port is free
 * @throws when the port is taken
 */
export async function openWaitingPage(port: number, host: string): Promise<() => Promise<void>> {
  const page = readFileSync(new URL('./waiting-page.html', import.meta.url))
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' })
    response.end(page)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
