import { test } from 'playwright/test'
import { freePort } from '../../support/processes'
import { type PreviewSite, startPreview } from './preview-site'

/** What the tests of a file share: the preview, and the text of one page with the first line under its title. */
type SharedPreview = { site: PreviewSite; source: string; intro: string }

/** One preview for all tests of a file, since starting it takes longer than what is tested; after each the page is as before. */
export function sharePreview(file: string): SharedPreview {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  const shared = {} as SharedPreview
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    shared.site = await startPreview(await freePort())
    shared.source = shared.site.read(file)
    shared.intro = /^# .*\n\n(.*)/m.exec(shared.source)?.[1] ?? ''
  })
  test.afterAll(() => shared.site?.stop())
  test.afterEach(() => shared.site.write(file, shared.source))
  return shared
}
