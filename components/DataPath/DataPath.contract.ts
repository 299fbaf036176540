import type { ServiceFacts } from '../../server/messages'
import { choice } from '../attributes'
import type { Site } from '../frame/types'
import { contract } from '../shapes'

export const TITLES = {
  Formulare: 'Anfragen über ein Formular',
  Chat: 'Gespräche mit Emilia',
  Aufruf: 'Aufruf einer Seite',
}

export const dataPath = contract({
  purpose: 'Welchen Weg Daten nehmen und wie lange sie bleiben, aus den Einstellungen, mit denen der Server läuft.',
  avoid: 'Nur in der Datenschutzerklärung. Zweck und Rechtsgrundlage schreiben Sie in den Text.',
  attributes: { of: choice('Wovon die Rede ist', ['Formulare', 'Chat', 'Aufruf']) },
  words: ({ of }, { site, service }) => [
    {
      heading: TITLES[of],
      lines: service ? pathOf(of, service, site).map(({ label, says, open }) => `${label}: ${says} ${open ?? ''}`) : [],
    },
  ],
})

/** One step of the path: what it is about, what happens, and a fact that the firm may still have to fill in. */
type DataStep = { label: string; says: string; open?: string }

/** Days that a request which looks like spam is kept; server/mail/retention.ts deletes it. */
const SPAM_DAYS = 30

/** The path of the data of a form, a chat or a plain visit, as the service is configured. */
export function pathOf(of: 'Formulare' | 'Chat' | 'Aufruf', service: ServiceFacts, site: Site): DataStep[] {
  if (of === 'Formulare') return service.emailjs ? byEmailjs : byServer(service)
  return of === 'Chat' ? chat(service, site) : visit(service)
}

const byEmailjs: DataStep[] = [
  {
    label: 'Weg',
    says: 'Ihr Browser schickt die Angaben an den Versanddienst EmailJS, der sie uns als E-Mail zustellt. Unser eigener Server erhält sie nicht.',
  },
  { label: 'Dauer beim Versanddienst', says: 'Nach den Fristen, die EmailJS in seiner Datenschutzerklärung nennt.' },
]

function byServer({ keepDays, mails }: ServiceFacts): DataStep[] {
  return [
    {
      label: 'Weg',
      says: mails
        ? 'Unser Server nimmt Ihre Anfrage an, legt sie ab und schickt sie uns als E-Mail.'
        : 'Unser Server nimmt Ihre Anfrage an und legt sie für uns ab. Per E-Mail verschickt er sie nicht.',
    },
    {
      label: 'Dauer am Server',
      says: `Zugestellte Anfragen löscht er nach ${keepDays} Tagen von selbst, mutmaßlichen Spam nach ${SPAM_DAYS} Tagen. Was nicht zugestellt werden konnte, bleibt liegen, bis wir es bearbeitet haben.`,
    },
  ]
}

function chat({ modelHost }: ServiceFacts, site: Site): DataStep[] {
  const sent =
    'Mit Ihrer Frage gehen die früheren Nachrichten des Gesprächs und die Adresse der Seite mit, die Sie lesen.'
  if (!modelHost)
    return [
      {
        label: 'Weg',
        says: `An unseren Server, der selbst aus den Texten dieser Website antwortet. ${sent} Ein Sprachmodell ist nicht eingeschaltet.`,
      },
      { label: 'Dauer', says: 'Unser Server speichert keine Gespräche.' },
    ]
  return [
    {
      label: 'Weg',
      says: `An unseren Server und von dort an das Sprachmodell unter ${modelHost}, das die Antwort berechnet. ${sent} Ist der Andrang zu groß oder das Kontingent des Tages verbraucht, antwortet unser Server ohne Sprachmodell aus den Texten dieser Website, ebenso an Stelle einer Antwort mit falschem Preis. Ist das Sprachmodell nicht erreichbar, erhalten Sie eine Fehlermeldung.`,
    },
    { label: 'Dauer am Server', says: 'Unser Server speichert keine Gespräche.' },
    { label: 'Dauer beim Anbieter des Sprachmodells', says: '', open: site.aiProviderKeeps },
  ]
}

function visit({ redis, apiOrigin }: ServiceFacts): DataStep[] {
  const counted = redis
    ? 'In einer gemeinsamen Datenbank unserer Server (Redis), unter einer Prüfsumme an Stelle der IP-Adresse.'
    : 'Nur im Arbeitsspeicher unseres Servers.'
  return [
    ...(apiOrigin
      ? [
          {
            label: 'Auslieferung der Seiten',
            says: 'Über den Hosting-Partner aus Abschnitt 5, der Aufrufe mit der IP-Adresse protokollieren kann. Chat und Formulare beantwortet unser eigener Server.',
          },
        ]
      : []),
    { label: 'Ort der Zählung', says: counted },
    { label: 'Dauer', says: 'Für den Chat bis zu 24 Stunden, für Formulare bis zu einer Stunde.' },
  ]
}
