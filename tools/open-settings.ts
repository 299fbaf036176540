import type { Weight } from '../renderer/editing/check/golive-order'
import { readConfig, SPECIFIED_MODEL } from '../server/config'
import { StartError } from '../server/errors'

type Environment = Readonly<Record<string, string | undefined>>

/** A setting that the server still lacks before the site goes live, as one line that says what visitors see until then. */
type OpenSetting = { weight: Weight; line: string }

/**
 * What the settings still lack, as `npm run check -- --golive` prints it.
 * @param env the environment, with `.env` under it
 */
export function openSettings(env: Environment): OpenSetting[] {
  return [startMistakes(env), mailWay(env), model(env)].flatMap(found => found ?? [])
}

const setting = (weight: Weight, sentence: string): OpenSetting => ({
  weight,
  line: `.env:1:1  ${sentence}`,
})
const isSet = (env: Environment, name: string) => Boolean(env[name]?.trim())

function startMistakes(env: Environment): OpenSetting[] | undefined {
  try {
    readConfig({ ...env })
    return undefined
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
      .split('\n')
      .map(line => setting('start', `Der Server startet so nicht: ${line.trim()}`))
  }
}

function mailWay(env: Environment): OpenSetting | undefined {
  if (isSet(env, 'SMTP_URL')) return undefined
  return setting(
    'customers',
    'Es ist kein Weg für E-Mails des Servers eingestellt (SMTP_URL und MAIL_TO). Bis dahin lesen Besucher den Dank für ihre Anfrage, und sie bleibt in DATA_DIR liegen, mit EmailJS die von Browsern ohne JavaScript; „npm run requests“ zeigt sie.',
  )
}

function model(env: Environment): OpenSetting | undefined {
  const isOwn = isSet(env, 'OPENAI_BASE_URL')
  const isAsked = isOwn || isSet(env, 'OPENAI_API_KEY')
  const name = env.OPENAI_MODEL?.trim() ?? ''
  if (isAsked && name && (isOwn || name !== SPECIFIED_MODEL)) return undefined
  const gone = `${SPECIFIED_MODEL} aus der Vorgabe ist seit 23. Oktober 2026 abgeschaltet`
  return isAsked
    ? setting(
        'customers',
        `Das Sprachmodell ${gone}. Bis dahin antwortet Emilia Besuchern nur aus den Seiten. Setzen Sie OPENAI_MODEL.`,
      )
    : setting(
        'nice',
        `Es ist kein Sprachmodell eingeschaltet. Bis dahin antwortet Emilia Besuchern aus den Seiten. Dazu braucht es OPENAI_API_KEY und OPENAI_MODEL: ${gone}.`,
      )
}
