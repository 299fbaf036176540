import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Header } from '../../components/frame/Header'
import { ChatWidget } from '../../components/islands/ChatWidget/ChatWidget'
import { ContactForm } from '../../components/islands/ContactForm/ContactForm'
import { IslandHtml } from '../../components/islands/IslandHtml'
import { TrialForm } from '../../components/islands/TrialForm/TrialForm'
import { sheetOf } from '../../renderer/styles/sheet'
import { navigation, site } from './frame-data'

export const SITE_ORIGIN = 'https://www.4xdu.example'
export const MESSENGER = 'https://wa.me/436600000000?text=Hallo%204xDU%2C%20ich%20m%C3%B6chte%20einen%20Termin.'

const chat = { apiOrigin: '', siteOrigin: SITE_ORIGIN, messengerUrl: MESSENGER }
const own = { emailjs: null, apiOrigin: '' }
const emailjs = {
  emailjs: { publicKey: 'public-id', serviceId: 'service-id', templateId: 'template-id' },
  apiOrigin: '',
}

const contact = (props: typeof own | typeof emailjs) => (
  <IslandHtml name="ContactForm" wake="visible" props={props}>
    <ContactForm {...props} />
  </IslandHtml>
)

const pages: Record<string, { title: string; questions?: string[]; content?: ReactNode }> = {
  '/': { title: 'Start' },
  '/datenschutz': { title: 'Datenschutz' },
  '/kontaktinformationen': { title: 'Kontakt', content: contact(own) },
  '/emailjs': { title: 'Kontakt', content: contact(emailjs) },
  '/trial': {
    title: 'Testen',
    questions: ['Was passiert nach 14 Tagen?', 'Brauche ich eine Kreditkarte?'],
    content: (
      <IslandHtml name="TrialForm" wake="visible" props={own}>
        <TrialForm {...own} />
      </IslandHtml>
    ),
  },
}

/** A page around the real islands, with the real styles; `script` is the address of the page's entry. */
export function islandPage(path: string, script: string): string {
  const { title, questions, content } = pages[path] ?? { title: `Seite ${path}` }
  const tags = path === '/trial' ? ['TrialForm'] : ['ContactForm']
  const body = renderToString(
    <>
      <Header navigation={navigation} site={site} path={path} />
      <main id="inhalt" tabIndex={-1} className="container" data-questions={questions && JSON.stringify(questions)}>
        <h1>{title}</h1>
        {content}
        <p>
          <a href="/">Start</a>
        </p>
      </main>
      <footer>
        <a href="/datenschutz">Datenschutz</a>
      </footer>
      <IslandHtml name="ChatWidget" wake="intent" props={chat}>
        <ChatWidget {...chat} />
      </IslandHtml>
    </>,
  )
  return [
    '<!doctype html><html lang="de-AT"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="build" content="one">',
    `<title>${title}</title><style>${sheetOf(tags)}</style>`,
    "<script>document.documentElement.className = 'js'; fontsLoaded = document.fonts.ready</script>",
    `</head><body>${body}<script type="module" src="${script}"></script></body></html>`,
  ].join('')
}
