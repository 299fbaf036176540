import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../server/config'
import { buildSettingsOf } from '../../tools/build/settings'

it('pages name addresses as the server spells them, whatever an operator wrote', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  vi.resetModules()
  const config = readConfig({
    SITE_URL: 'https://WWW.example.at/',
    API_ORIGIN: 'https://API.example.at/',
  })
  vi.stubGlobal('BUILD_SETTINGS', buildSettingsOf(config))
  const { renderCatalogue } = await import('../../renderer/render-catalogue')
  const addresses = new Set(renderCatalogue().match(/https:\/\/\w+\.example\.at[\w/]*/gi))
  expect([...addresses].sort()).toEqual([
    'https://api.example.at',
    'https://api.example.at/api/v1',
    'https://www.example.at',
  ])
})
