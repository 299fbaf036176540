import { lstatSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const LOCAL_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/
/** Text and pictures in folders with plain names: no scripts, no dot files, no `..`. */
const WRITABLE = /^content\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:mdx|yaml|md|png|jpe?g|webp|avif|svg)$/

/** Whether a request comes from this machine, asks for it by a name of its own, and so is not made by a foreign site. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return LOCAL_ADDRESS.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
}

/** Whether a request comes from the workplace's own page, which alone knows the token. */
export function isOwn(request: IncomingMessage, token: string): boolean {
  const { origin, host, 'x-workplace': sent } = request.headers
  return isLocal(request) && origin === `http://${host}` && sent === token
}

/**
 * The absolute path of a file that the workplace may write.
 * @throws for anything else than words and pictures below content/, and for symbolic links
 */
export function writablePath(root: string, file: string): string {
  if (!WRITABLE.test(file)) throw new Error(`${file} gehört nicht zu dem, was hier geschrieben wird.`)
  let path = root
  for (const part of file.split('/')) {
    path = join(path, part)
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${file} ist ein Verweis auf einen anderen Ort, der hier nicht geschrieben wird.`)
  }
  return path
}
