import { expect, it } from 'vitest'
import { answerPage } from '../../../renderer/output/finish'

const errorPage = `<html><head><meta charset="utf-8"><title>Nicht gefunden</title><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.ico"></head>
<body><header>Kopf</header><main id="inhalt" tabindex="-1"><h1>Nicht
gefunden</h1></main><footer>Fuß</footer></body></html>`

it('keeps the shell of the error page and leaves its two places to the server', () => {
  const page = answerPage(errorPage)
  expect(page).toContain('<title><!--title--></title>')
  expect(page).toContain(
    '<header>Kopf</header><main id="inhalt" tabindex="-1"><!--answer--></main><footer>Fuß</footer>',
  )
})
