import { expect, it } from 'vitest'
import { safeHref } from '../../../../components/islands/conversation/reply/safe-href'

const SITE = 'https://www.example.at'

const allowed: [string, string][] = [
  ['/training#preise', '/training#preise'],
  ['https://www.example.at/assistants/sam/', '/assistants/sam'],
  ['mailto:office@example.at', 'mailto:office@example.at'],
  ['tel:+43316123456', 'tel:+43316123456'],
]

/** Beside those of tests/fixtures/hostile-replies.json. */
const refused = [
  ' javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://www.example.at@evil.example/',
  'https://user:pw@www.example.at/trial',
  '/API/chat',
  'https://www.example.at/api/chat',
  '/trial?next=//evil.example',
  'mailto:a@example.at?body=x',
  'mailto:a@example.at,b@example.at',
  'tel:+43;phone-context=x',
  '../trial',
  '',
]

it.each(allowed)('%s leads to %s', (address, href) => {
  expect(safeHref(address, SITE)).toBe(href)
})

it.each(refused)('%j is not a link', address => {
  expect(safeHref(address, SITE)).toBeNull()
})
