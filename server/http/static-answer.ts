import type { StaticFile, Variant } from './static'

/** An answer out of memory; `headers` is flat (name, value, name, value …), as node:http takes it. */
export type StaticAnswer = { status: number; headers: string[]; body: Buffer | null }

/** What of a request decides over a static answer. */
export type StaticQuestion = {
  method: string
  secure: boolean
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  ifRange: string | undefined
  range: string | undefined
}

/** Answers GET and HEAD: 200, 206, 304, 404 (the fallback page) or 416. */
export function answerStatic(file: StaticFile, question: StaticQuestion): StaticAnswer {
  const variant = choose(file, question.acceptEncoding)
  const { always, whole } = question.secure ? variant.secure : variant.plain
  if (file.status === 200 && question.ifNoneMatch && matches(question.ifNoneMatch, variant.etag)) {
    return { status: 304, headers: always, body: null }
  }
  const wantsPart = question.range !== undefined && question.method === 'GET' && !file.br && !file.gzip
  if (wantsPart && (question.ifRange === undefined || question.ifRange === variant.etag)) {
    const part = answerPart(variant, always, question.range ?? '')
    if (part) return part
  }
  return { status: file.status, headers: whole, body: question.method === 'HEAD' ? null : variant.body }
}

function choose(file: StaticFile, accepted = ''): Variant {
  if (file.br && accepts(accepted, 'br')) return file.br
  if (file.gzip && accepts(accepted, 'gzip')) return file.gzip
  return file.identity
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some(part => {
    const [name = '', ...parameters] = part.split(';')
    return name.trim().toLowerCase() === encoding && !parameters.some(p => /^\s*q=0(\.0*)?\s*$/i.test(p))
  })
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some(one => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

/** One range of bytes; several at once, or none we can read, get the whole file as RFC 9110 allows. */
function answerPart({ body }: Variant, headers: string[], range: string): StaticAnswer | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  if (start > end) {
    return {
      status: 416,
      headers: [...headers, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'],
      body: null,
    }
  }
  const part = body.subarray(start, end + 1)
  const about = ['Content-Range', `bytes ${start}-${end}/${body.length}`, 'Content-Length', String(part.length)]
  return { status: 206, headers: [...headers, ...about], body: part }
}
