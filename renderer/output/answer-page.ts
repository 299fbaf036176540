// What the error page says of itself is not true of an answer.
const ABOUT_ITSELF = /<(?:meta (?:name="(?:description|twitter)|property=)|link rel="canonical")[^>]*>/g

/**
 * The shell for answers to a form post without JavaScript, made from the 404 page: same header and footer, the server
 * puts its words in place of the two marks.
 */
export function answerPage(errorPage: string): string {
  return errorPage
    .replace(ABOUT_ITSELF, '')
    .replace(/(<title>).*?(<\/title>)/s, '$1<!--title-->$2')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1<!--answer-->$2')
}
