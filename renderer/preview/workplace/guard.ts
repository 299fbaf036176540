import type { IncomingMessage } from 'node:http'

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const LOCAL_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether a request comes from this machine, asks for it by a name of its own, and so is not made by a foreign site. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  return LOCAL_ADDRESS.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
}

/** Whether a request comes from the workplace's own page, which alone knows the token. */
export function isOwn(request: IncomingMessage, token: string): boolean {
  const { origin, host, 'x-workplace': sent } = request.headers
  return isLocal(request) && origin === `http://${host}` && sent === token
}
