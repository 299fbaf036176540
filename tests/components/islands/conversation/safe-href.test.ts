import { expect, it } from 'vitest'
import { safeHref } from '../../../../components/islands/conversation/reply/safe-href'

const SITE = 'https://www.example.at'

const allowed: [string, string][] = [
  ['/trial', '/trial'],
  ['/', '/'],
  ['/training#preise', '/training#preise'],
  ['https://www.example.at/assistants/sam/', '/assistants/sam'],
  ['mailto:office@example.at', 'mailto:office@example.at'],
  ['tel:+43316123456', 'tel:+43316123456'],
]

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://example.org/x',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'https://www.example.at@evil.example/',
  '/api/chat',
  '/trial?next=//evil.example',
  'mailto:a@example.at?body=x',
  'tel:+43;phone-context=x',
  'trial',
  '#preise',
  '',
]

it.each(allowed)('%s leads to %s', (address, href) => {
  expect(safeHref(address, SITE)).toBe(href)
})

it.each(refused)('%j is not a link', address => {
  expect(safeHref(address, SITE)).toBeNull()
})
