import type { ReactNode } from 'react'
import { Footer } from '../../../components/frame/Footer'
import { Header } from '../../../components/frame/Header'
import { navigation, site } from './frame-data'

type Page = { title: string; css?: string; noindex?: boolean; content: ReactNode }

const island = (name: string, wake: string, id = name) => (
  <div data-island={name} data-wake={wake} data-props={JSON.stringify({ name: id })} id={id}>
    <button type="button">{id}</button>
  </div>
)

const far = <div className="far">Hier ist lange nichts.</div>

/** Pages by path; every other path of the menus gets a page of its name, unknown ones the 404 page. */
const pages: Record<string, Page> = {
  '/': {
    title: 'Start',
    content: (
      <>
        <h1>Start</h1>
        <p>
          <a href="/trial">Testen</a> <a href="/trial#formular">Zum Formular</a> <a href="/">Diese Seite</a>{' '}
          <a href="#unten">Nach unten</a> <a href="/defekt">Defekt</a> <a href="/langsam">Langsam</a>{' '}
          <a href="/langsam-alt">Langsam umgezogen</a> <a href="/alt">Umgezogen</a>{' '}
          <a href="/alt#formular">Umgezogenes Formular</a> <a href="/gibt-es-nicht">Unbekannt</a>{' '}
          <a href="/liste.txt">Datei</a>{' '}
          <a href="/trial" download="seite.html">
            Laden
          </a>{' '}
          <a href="/trial" target="_blank" rel="noopener">
            Neues Fenster
          </a>
        </p>
        {far}
        <p className="reveal" id="short">
          Kommt beim Blättern.
        </p>
        {far}
        <div className="reveal tall" id="tall">
          Sehr hoch.
        </div>
        <ol data-play="" id="demo" className="half">
          <li>Hallo</li>
        </ol>
        {far}
        {island('Probe', 'visible')}
        <p id="unten" className="half">
          Unten.
        </p>
      </>
    ),
  },
  '/trial': {
    title: 'Testen',
    css: 'h1 { letter-spacing: 7px } .only-trial { color: rgb(1, 2, 3) }',
    content: (
      <>
        <h1>Testen</h1>
        <p className="only-trial">Nur hier so gefärbt.</p>
        {island('Probe', 'visible', 'second')}
        {far}
        <form id="formular" method="post" action="/trial">
          <button type="submit">Absenden</button>
        </form>
        {far}
      </>
    ),
  },
  '/defekt': {
    title: 'Defekt',
    content: (
      <>
        <h1>Defekt</h1>
        {island('Missing', 'visible')}
        {island('Broken', 'visible')}
        {island('Probe', 'visible', 'healthy')}
      </>
    ),
  },
  '/video': {
    title: 'Video',
    content: (
      <>
        <h1>Video</h1>
        {far}
        <figure>
          <video data-in-view="" muted playsInline loop preload="none" width="640" height="360" src="/film.webm" />
          <button type="button" data-video-toggle="paused">
            Video anhalten oder abspielen
          </button>
        </figure>
        {far}
      </>
    ),
  },
  '/insel': {
    title: 'Insel',
    content: (
      <>
        <h1>Insel</h1>
        {island('Late', 'visible')}
      </>
    ),
  },
  '/langsam': { title: 'Langsam', content: <h1>Langsam</h1> },
  '/404': { title: 'Nicht gefunden', noindex: true, content: <h1>Unexpected Application Error!</h1> },
}

const { industries, products, services, contact } = navigation.header
for (const link of [...industries.links, ...products.links, ...services.links, contact]) {
  pages[link.path] ??= {
    title: link.label,
    content: (
      <>
        <h1>{link.label}</h1>
        {far}
        <p className="only-trial">Unten</p>
      </>
    ),
  }
}

export const pagePaths = Object.keys(pages)

type PageFiles = { css: string; build: string; script: string }

/** A whole page in the shape of the site's own: head, header, main, footer, chat. */
export function FramePage({ path, files }: { path: string; files: PageFiles }) {
  const { title, css = '', noindex, content } = pages[path] ?? pages['/404']!
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={`Beschreibung ${title}`} />
        <link rel="canonical" href={`https://www.4xdu.example${path}`} />
        {noindex && <meta name="robots" content="noindex" />}
        <meta name="build" content={files.build} />
        <meta property="og:title" content={title} />
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the test's own files */}
        <script
          dangerouslySetInnerHTML={{
            __html: "document.documentElement.classList.add('js');fontsLoaded=document.fonts.ready",
          }}
        />
        <style dangerouslySetInnerHTML={{ __html: files.css + css }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ name: title }) }} />
      </head>
      <body>
        <Header navigation={navigation} site={site} path={path} />
        <main id="inhalt" tabIndex={-1} className="container">
          {content}
        </main>
        <Footer navigation={navigation} site={site} path={path} />
        <aside aria-label="Chat">{island('ChatWidget', 'intent', 'chat')}</aside>
        <script type="module" dangerouslySetInnerHTML={{ __html: files.script }} />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: end */}
      </body>
    </html>
  )
}
