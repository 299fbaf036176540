import { parse } from 'node-html-parser'

/**
 * The shell for answers to a form post without JavaScript, made from the 404 page: same header and footer, the server
 * puts its words in place of the two marks.
 */
export function answerPage(errorPage: string): string {
  const page = parse(errorPage, { comment: true })
  page.querySelector('main')?.set_content('<!--answer-->')
  page.querySelector('title')?.set_content('<!--title-->')
  return page.toString()
}
