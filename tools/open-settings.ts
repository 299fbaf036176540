import type { Weight } from '../renderer/editing/check/golive-order'
import { type Config, readConfig, SPECIFIED_MODEL } from '../server/config'
import { StartError } from '../server/errors'

/** What the server's settings still lack before the site goes live, and what visitors meet until then. */
type OpenSetting = { weight: Weight; reason: string }

/** @param env the environment, with `.env` under it */
export function openSettings(env: Readonly<Record<string, string | undefined>>): OpenSetting[] {
  try {
    return lackingIn(readConfig({ ...env }))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const mistakes = error.message.split('\n')
    return mistakes.map(line => ({
      weight: 'start',
      reason: `Der Server startet so nicht: ${line.trim()}`,
    }))
  }
}

function lackingIn({ SMTP_URL, chat }: Config): OpenSetting[] {
  const open: OpenSetting[] = []
  if (!SMTP_URL)
    open.push({
      weight: 'customers',
      reason:
        'Es ist kein Weg für E-Mails des Servers eingestellt (SMTP_URL und MAIL_TO). Bis dahin lesen Besucher den Dank für ihre Anfrage, und sie bleibt in DATA_DIR liegen, mit EmailJS die von Browsern ohne JavaScript; „npm run requests“ zeigt sie.',
    })
  if (!chat.apiKey || (!chat.baseUrl && chat.model === SPECIFIED_MODEL))
    open.push({
      weight: chat.apiKey ? 'customers' : 'nice',
      reason: `Es ist kein Sprachmodell eingestellt, das es gibt: ${SPECIFIED_MODEL} aus der Vorgabe ist seit 23. Oktober 2026 abgeschaltet. Bis dahin antwortet Emilia Besuchern nur aus den Seiten. Setzen Sie OPENAI_API_KEY und OPENAI_MODEL.`,
    })
  return open
}
