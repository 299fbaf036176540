import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createInFlight } from '../in-flight'
import { networkOf } from '../visitor'

/** Open connections of one address and of all: an office with forty people at work needs 240. */
const mostOfOne = 256
const mostOfAll = 8_192
/** Requests that may wait behind the one being answered. Browsers send none ahead. */
const mostAhead = 10

/** Keeps one address from taking all connections, and one connection from taking all the time. */
export function createConnections() {
  const places = createInFlight(mostOfOne, mostOfAll)
  const open = new Map<string, Set<Socket>>()
  /** Of connections with a request under way: its answer, and the requests that wait behind it. */
  const underWay = new WeakMap<Duplex, { response: ServerResponse; waiting: (() => void)[] }>()
  const addressOf = (socket: Socket) => networkOf(socket.remoteAddress ?? '') ?? 'unknown'

  /** Closes all connections of an address that floods one: each of them may hold thousands of requests already. */
  function cut(socket: Socket): void {
    for (const connection of open.get(addressOf(socket)) ?? [socket]) connection.destroy()
  }

  function next(socket: Socket): void {
    const begin = underWay.get(socket)?.waiting.shift()
    if (!begin) underWay.delete(socket)
    else if (!socket.destroyed) setImmediate(begin)
  }

  return {
    /** Refuses connections past the limits. Of no use behind a proxy, which opens all of them. */
    limit(server: Server): void {
      server.on('connection', (socket: Socket) => {
        const address = addressOf(socket)
        const leave = places.enter(address)
        if (!leave) return void socket.destroy()
        const sockets = open.get(address) ?? new Set()
        open.set(address, sockets.add(socket))
        socket.once('close', () => {
          leave()
          sockets.delete(socket)
          if (sockets.size === 0) open.delete(address)
        })
      })
    },

    /**
     * Answers the requests of a connection one after the other. Node announces all that came at once; answering them
     * together would make every answer before the first one is read, and let nobody else in between.
     */
    oneAtATime(answer: RequestListener): RequestListener {
      return (request, response) => {
        const { socket } = request
        const waiting = underWay.get(socket)?.waiting
        const begin = () => {
          underWay.set(socket, { response, waiting: waiting ?? [] })
          response.once('close', () => next(socket))
          answer(request, response)
        }
        if (socket.destroyed) return
        if (waiting === undefined) begin()
        else if (waiting.length < mostAhead) waiting.push(begin)
        else cut(socket)
      }
    },

    /** Whether an answer has begun on a connection and has not ended: nothing else may be written into it. */
    isAnswering: (socket: Duplex) => underWay.get(socket)?.response.headersSent === true,
  }
}
