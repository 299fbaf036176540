import type { HTMLElement } from 'node-html-parser'

/** Text as a reader sees it: ordinary spaces, one between words, no soft hyphens. */
export function plain(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0\u2009]+/g, ' ')
    .trim()
}

/** The words of an element. Blocks stand apart; what is inline stays together. */
export function wordsOf(element: HTMLElement | null | undefined): string {
  return plain(element?.structuredText ?? '')
}

/** Links inside an element as `label -> address`. */
export function linksOf(element: HTMLElement): string[] {
  return element
    .querySelectorAll('a[href]')
    .map(link => `${wordsOf(link)} -> ${link.getAttribute('href')}`)
}

/** The words of each element that a selector finds. */
export function eachOf(element: HTMLElement, selector: string): string[] {
  return element.querySelectorAll(selector).map(wordsOf)
}
