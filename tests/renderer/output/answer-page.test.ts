import { expect, it } from 'vitest'
import { answerPage } from '../../../renderer/output/answer-page'

const errorPage = `<html><head><meta charset="utf-8"><title>Nicht gefunden</title><meta name="viewport" content="width=device-width">
<meta name="description" content="Diese Seite gibt es nicht."><meta name="robots" content="noindex">
<meta property="og:title" content="Nicht gefunden"><meta name="twitter:card" content="summary">
<link rel="canonical" href="https://4xdu.example/404"><link rel="icon" href="/favicon.ico"></head>
<body><header>Kopf</header><main id="inhalt" tabindex="-1"><h1>Nicht
gefunden</h1></main><footer>Fuß</footer></body></html>`

it('keeps the shell of the error page and leaves its two places to the server', () => {
  const page = answerPage(errorPage)
  expect(page).toContain('<title><!--title--></title>')
  expect(page).toContain(
    '<header>Kopf</header><main id="inhalt" tabindex="-1"><!--answer--></main><footer>Fuß</footer>',
  )
})

it('says nothing that is true of the error page only, and keeps what holds for any page', () => {
  const head = answerPage(errorPage).split('</head>')[0]
  expect(head?.match(/<(?:meta|link)[^>]*>/g)).toEqual([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico">',
  ])
})
