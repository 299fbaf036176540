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
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.example.at/1',
  'file:///etc/passwd',
  'https://example.org/x',
  'http://example.org',
  'ftp://example.org',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://user@evil.example',
  'https://www.example.at@evil.example/',
  'https://user:pw@www.example.at/trial@x',
  '/api/chat',
  '/API/chat',
  'https://www.example.at/api/chat',
  '/trial?next=//evil.example',
  'mailto:a@example.at?body=x',
  'mailto:a@example.at,b@example.at',
  'tel:+43;phone-context=x',
  'trial',
  '../trial',
  '#preise',
  '',
]

it.each(allowed)('%s leads to %s', (address, href) => {
  expect(safeHref(address, SITE)).toBe(href)
})

it.each(refused)('%j is not a link', address => {
  expect(safeHref(address, SITE)).toBeNull()
})
