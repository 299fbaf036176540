import { openChat } from '../../support/chat-panel'
import { expect, test } from './island-test'

const TARGET = 'https://evil.example'
const JS = 'window.attacked=1'
const addresses = [
  `javascript:${JS}`,
  `JAVASCRIPT:${JS}`,
  `java\tscript:${JS}`,
  `&#106;avascript:${JS}`,
  `\u0001javascript:${JS}`,
  `data:text/html,<script>${JS}</script>`,
  `vbscript:${JS}`,
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'http://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://user:pw@evil.example',
  '/api/chat',
  `#" onclick="${JS}`,
]
const markup = [
  `<script>${JS}</script>`,
  `<img src=${TARGET}/x onerror="${JS}">`,
  `<svg onload="${JS}"></svg>`,
  `<svg><script>${JS}</script></svg>`,
  `<iframe src="javascript:${JS}"></iframe>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`,
  `<object data="${TARGET}/x"></object>`,
  `<embed src="${TARGET}/x">`,
  `<video src="${TARGET}/x" onerror="${JS}"></video>`,
  `<audio src="${TARGET}/x" autoplay></audio>`,
  `<link rel=stylesheet href="${TARGET}/x.css">`,
  `<style>@import "${TARGET}/x.css"; body{background:url(${TARGET}/x)}</style>`,
  `<meta http-equiv=refresh content="0;url=${TARGET}">`,
  `<base href="${TARGET}/">`,
  `<form action="${TARGET}"><input name=q><button>Senden</button></form>`,
  `<button formaction="javascript:${JS}">x</button>`,
  `<details open ontoggle="${JS}">x</details>`,
  `<input autofocus onfocus="${JS}">`,
  `<div style="background:url(${TARGET}/x)">x</div>`,
  `<body onload="${JS}">`,
  `<marquee onstart="${JS}">x</marquee>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${JS}">`,
  `<template><script>${JS}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${JS}>">`,
  `</p></div></aside><script>${JS}</script>`,
  `--><script>${JS}</script>`,
  `]]><script>${JS}</script>`,
  `\${${JS}}{{${JS}}}`,
  `![x](${TARGET}/x.png)`,
  `![x][y]\n\n[y]: ${TARGET}/x.png`,
  `[![x](${TARGET}/x.png)](javascript:${JS})`,
  `<${TARGET}/x>`,
  `[a](<javascript:${JS}>)`,
  `[a](javascript:${JS} "t")`,
  `[a]: javascript:${JS}\n\n[a]`,
  `**<img src=x onerror=${JS}>**`,
  `- <img src=x onerror=${JS}>`,
  `1. <script>${JS}</script>`,
  `\`\`\`html\n<script>${JS}</script>\n\`\`\``,
  `\u202e<script>${JS}</script>\u202c`,
  `%3Cscript%3E${JS}%3C/script%3E`,
  `&lt;script&gt;${JS}&lt;/script&gt;`,
  `<scr<script>ipt>${JS}</scr</script>ipt>`,
  `<a href="javascript:${JS}">x</a>`,
  `<a href="${TARGET}" ping="${TARGET}/ping" onmouseover="${JS}">x</a>`,
  `{"__html":"<img src=x onerror=${JS}>"}`,
  `__proto__[dangerouslySetInnerHTML]`,
]
const payloads = [...markup, ...addresses.map(address => `[Klick](${address})`), ...addresses]

test(`nothing in ${payloads.length} hostile replies runs, loads or submits`, async ({ page, emilia }) => {
  test.slow()
  const foreign: string[] = []
  await page.goto('/')
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(page.url()).origin || !/^\/(api\/chat$|assets\/|personas\/|favicon)/.test(pathname))
      foreign.push(request.url())
  })
  const { panel, input, bubbles } = await openChat(page)
  const address = page.url()
  for (const [index, content] of payloads.entries()) {
    emilia.reply = { content }
    await input.fill('?')
    await input.press('Enter')
    await expect(bubbles).toHaveCount(3 + 2 * index)
  }
  const odd = panel.locator('.chat-message').locator(':not(div, p, ul, ol, li, strong, a, span, time)')
  expect(await odd.evaluateAll(elements => elements.map(element => element.outerHTML))).toEqual([])
  const attributes = await panel
    .locator('.chat-bubble *')
    .evaluateAll(elements => [...new Set(elements.flatMap(element => element.getAttributeNames()))].sort())
  expect(attributes).toEqual(['class', 'href', 'rel', 'start', 'target'])
  const links = panel.locator('.chat-bubble a')
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https:\/\/evil\.example|\/(?!\/|api))/)
    // A link out of the site always shows where it leads.
    if ((await link.getAttribute('href'))?.startsWith('https:'))
      expect(await link.textContent()).toContain('evil.example')
  }
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  expect(page.url()).toBe(address)
  expect(foreign).toEqual([])
})
