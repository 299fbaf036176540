/**
 * The shell for answers to a form post without JavaScript, made from the 404 page: same header and footer, the server
 * puts its words in place of the two marks.
 */
export function answerPage(errorPage: string): string {
  return errorPage
    .replace(/(<title>).*?(<\/title>)/s, '$1<!--title-->$2')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1<!--answer-->$2')
}
