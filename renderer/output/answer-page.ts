import { parse } from 'node-html-parser'

// What the error page says of itself is not true of an answer.
const aboutTheErrorPage = 'meta[name=description], meta[property], meta[name^=twitter], link[rel=canonical]'

/**
 * The shell for answers to a form post without JavaScript, made from the 404 page: same header and footer, the server
 * puts its words in place of the two marks.
 */
export function answerPage(errorPage: string): string {
  const page = parse(errorPage, { comment: true })
  page.querySelector('main')?.set_content('<!--answer-->')
  page.querySelector('title')?.set_content('<!--title-->')
  for (const tag of page.querySelectorAll(aboutTheErrorPage)) tag.remove()
  return page.toString()
}
