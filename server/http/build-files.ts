import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Knowledge, ServiceFacts } from '../../shared/messages'
import { StartError } from '../errors'
import { buildHeadersSchema } from './headers'
import { redirectsSchema } from './redirects'
import { loadStatic } from './static'

/** What the build wrote for the server (`dist`). */
export type BuildFiles = Awaited<ReturnType<typeof readBuild>>

// The build that wrote them is typed with the same types; only their presence needs a look.
const knowledgeSchema = z.custom<Knowledge>(
  value => typeof value === 'object' && value !== null && 'passages' in value,
)
const factsSchema = z.custom<ServiceFacts>()

/**
 * Reads everything the server needs of a build, once, at the start.
 * @param dist the folder with `client` and `server` in it
 * @throws StartError naming the file
 */
export async function readBuild(dist: string) {
  const read = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
    work().catch(cause => {
      throw new StartError(`dist/${name} is missing or broken: run npm run build.`, { cause })
    })
  const text = (name: string) => readFile(join(dist, 'server', name), 'utf8')
  const json = <T>(name: string, schema: z.ZodType<T>) =>
    read(`server/${name}`, async () => schema.parse(JSON.parse(await text(name))))
  const headers = await json('headers.json', buildHeadersSchema)
  return {
    headers,
    site: await read('client', () => loadStatic(join(dist, 'client'), headers.csp)),
    redirects: await json('redirects.json', redirectsSchema),
    knowledge: await json('emilia.json', knowledgeSchema),
    /** Site shell around the answer to a form post without JavaScript. */
    answerPage: await read('server/answer.html', () => text('answer.html')),
    /** What the privacy page of this build says of the service. */
    service: await json('service.json', factsSchema),
    /** The state of the sources that it was made of; undefined where the build did not know. */
    commit: await text('commit.txt').then(
      commit => commit.trim() || undefined,
      () => undefined,
    ),
  }
}
