import type { Page } from 'playwright/test'

/**
 * Does to a page what Chrome and Edge do for whoever reads it in another language: each text node gives way to two `<font>`
 * elements around other words, now and whenever text is added. The words stay recognisable: `Name` becomes `[Name]`.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translateDocument)
}

/** The same from the moment on that the page is parsed, on each page that is loaded whole. */
export async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateDocument})`)
}

/** Runs in the page. */
function translateDocument(): void {
  const untouched = 'script, style, noscript, textarea, template, font, [translate=no]'
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.style.verticalAlign = 'inherit'
    inner.style.verticalAlign = 'inherit'
    inner.textContent = text.data.replace(/\S(?:.*\S)?/s, '[$&]')
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }
  translateBelow(document.body)
  new MutationObserver(mutations => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'characterData') translateBelow(target)
      else addedNodes.forEach(translateBelow)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
