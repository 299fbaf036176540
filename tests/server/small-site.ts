import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import type { AppDeps } from '../../server/app'
import { makeDist, testApp } from './fixture'

/** The fixture's site for the tests of a file: made before them, removed after them. */
export function smallSite(): { folder: () => string } {
  let dist: Awaited<ReturnType<typeof makeDist>>
  beforeAll(async () => {
    dist = await makeDist()
  })
  afterAll(() => dist.remove())
  return { folder: () => dist.folder }
}

/** The same with an app in front of it, made once; what a test needs otherwise it makes from `folder` by itself. */
export function smallApp(overrides: Partial<AppDeps> = {}) {
  const { folder } = smallSite()
  let made: Hono
  beforeAll(async () => {
    made = await testApp(folder(), overrides)
  })
  const app: Pick<Hono, 'request'> = { request: (...question) => made.request(...question) }
  return { app, folder }
}
