import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Knowledge, ServiceFacts } from '../../shared/messages'
import { StartError } from '../errors'
import { type BuildHeaders, buildHeadersSchema } from './headers'
import { redirectsSchema } from './redirects'
import { loadStatic, type StaticSite } from './static'

/** What the build wrote for the server (`dist`). */
export type BuildFiles = {
  site: StaticSite
  headers: BuildHeaders
  redirects: ReadonlyMap<string, string>
  knowledge: Knowledge
  /** Site shell around the answer to a form post without JavaScript. */
  answerPage: string
  /** What the privacy page of this build says of the service. */
  service: ServiceFacts
  /** The state of the sources that it was made of; undefined where the build did not know. */
  commit: string | undefined
}

/**
 * Reads everything the server needs of a build, once, at the start.
 * @param dist the folder with `client` and `server` in it
 * @throws StartError naming the file
 */
export async function readBuild(dist: string): Promise<BuildFiles> {
  const file = async <T>(name: string, read: (text: string) => T): Promise<T> => {
    try {
      return read(await readFile(join(dist, 'server', name), 'utf8'))
    } catch (cause) {
      throw new StartError(`dist/server/${name} is missing or broken: run npm run build.`, {
        cause,
      })
    }
  }
  const headers = await file('headers.json', text => buildHeadersSchema.parse(JSON.parse(text)))
  const [site, redirects, knowledge, answerPage, service, commit] = await Promise.all([
    loadStatic(join(dist, 'client'), headers.csp).catch(cause => {
      throw new StartError('dist/client is missing or broken: run npm run build.', { cause })
    }),
    file(
      'redirects.json',
      text => new Map(Object.entries(redirectsSchema.parse(JSON.parse(text)))),
    ),
    // The build that wrote it is typed with the same Knowledge; only its presence needs a look.
    file('emilia.json', text => z.custom<Knowledge>(isObject).parse(JSON.parse(text))),
    file('answer.html', text => text),
    file('service.json', text => z.custom<ServiceFacts>().parse(JSON.parse(text))),
    readFile(join(dist, 'server/commit.txt'), 'utf8').then(
      text => text.trim() || undefined,
      () => undefined,
    ),
  ])
  return { site, headers, redirects, knowledge, answerPage, service, commit }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'passages' in value
}
