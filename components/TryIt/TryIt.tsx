import type { Step, StepKind } from '../../shared/scene/scene'
import { IslandHtml } from '../islands/IslandHtml'
import { TryIt as Chat, type TryItProps } from '../islands/TryIt/TryIt'
import { sceneKey } from '../islands/TryIt/use-scene'
import { jobs, TALK_ANCHOR, tintOf } from '../personas'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { tryIt } from './TryIt.contract'

/** What a business of an industry is called in „So für …: 14 Tage kostenlos testen“. */
const OURS = {
  automotive: 'Ihr Autohaus',
  medical: 'Ihre Praxis',
  gastronomy: 'Ihr Lokal',
  hotels: 'Ihr Haus',
  beauty: 'Ihren Salon',
  feedback: 'Ihren Betrieb',
}
const FIRST_REPLIES = 3
const FIRST_QUESTIONS = 3

/** What an open row asks for where an example would mislead or be long. */
const GUIDES: Partial<Record<StepKind, string>> = {
  Termin: 'Tag und Uhrzeit',
  Name: 'Ihr Name',
  Adresse: 'Straße und Ort',
  Zeitraum: 'ungefähr',
  Text: 'in einem Satz',
}

/**
 * What stands where the chat happens, 480 by 240: lamps over the pass, a house at night, a shelf with folders and a plant, a
 * telephone. The second path is its ink or its light.
 */
const DRAWINGS: Partial<Record<TryItProps['result'], readonly string[]>> = {
  Bon: [
    'M90-300v402M240-300v352M390-300v402M44 172c0-36 20-62 46-62s46 26 46 62zM194 122c0-36 20-62 46-62s46 26 46 62zM344 172c0-36 20-62 46-62s46 26 46 62z',
    'M70 178h40a20 20 0 0 1-40 0M220 128h40a20 20 0 0 1-40 0M370 178h40a20 20 0 0 1-40 0',
  ],
  Meldung: [
    'M14 240V110L110 44l96 66v130zM206 240V70h150v170zM92 240v-58h38v58zM410 240v-56c-30-6-32-58 0-80 32 22 30 74 0 80M440 26a24 24 0 1 0 26 34 28 28 0 0 1-26-34',
    'M46 128h34v36H46zM140 128h34v36h-34zM238 98h30v34h-30zM294 98h30v34h-30zM294 156h30v34h-30z',
  ],
  Terminkarte: [
    'M30 92h38v130H30zM112 104l36-8 30 126h-38zM350 166c-8-50-44-74-76-70 2 36 34 68 76 70zM350 166c2-54 40-88 70-82 2 38-30 76-70 82zM350 166c-22-54-14-100 4-124 18 30 18 78-4 124zM350 150V90M330 146l-30-28M370 146l28-34M42 108h14v34H42zM124 120l16-4M128 134l16-4',
    'M0 222h480v14H0zM72 92h34v130H72zM308 166h84l-12 56h-60zM196 222v-28h44v28zM240 200h10a6 6 0 0 1 0 12h-10z',
  ],
  Anruf: [
    'M130 240l34-96h152l34 96zM84 116c0-78 312-78 312 0v28h-72v-26c-40-12-128-12-168 0v26H84z',
    'M240 160a28 28 0 1 0 .1 0z',
  ],
}

/** The author's box around the island. Without JavaScript it reads as what guests ask, with the answers. */
export function TryIt({ assistant, business, result, industry, script }: PropsOf<typeof tryIt>) {
  const { apiOrigin, site, service } = useSite()
  const { opening, steps, facts } = script
  const props: TryItProps = {
    name: assistant,
    assistant: tintOf(assistant),
    job: jobs[assistant],
    business,
    opening,
    steps: steps.map(step => ({
      name: step.name,
      kind: step.kind,
      guide: guideOf(step),
      sample: sampleOf(step),
      ...(step.only && { only: step.only }),
    })),
    replies: steps[0]?.replies.slice(0, FIRST_REPLIES) ?? [],
    questions: facts.slice(0, FIRST_QUESTIONS).map(({ question }) => question),
    result,
    ours: industry ? OURS[industry] : 'Ihren Betrieb',
    trial: industry ? `/trial?branche=${industry}` : '/trial',
    modelHost: service?.modelHost ?? '',
    apiOrigin,
    siteOrigin: site.url,
  }
  const drawing = DRAWINGS[result]
  return (
    <div id={TALK_ANCHOR} className={`try-it-place try-it-at-${result.toLowerCase()}`}>
      {false && drawing && (
        <svg className="try-it-drawing" viewBox="0 0 480 240" aria-hidden="true" focusable="false">
          {drawing!.map(path => (
            <path d={path} key={path} />
          ))}
        </svg>
      )}
      <IslandHtml name="TryIt" wake="touch" kept={sceneKey(props.assistant)} props={props}>
        <Chat {...props} />
      </IslandHtml>
      <dl className="try-it-facts">
        {facts.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function guideOf({ kind, replies }: Step): string {
  if (kind === 'Auswahl' && replies.length === 2) return replies.join(' / ')
  const [example] = replies
  return GUIDES[kind] ?? (example ? `z. B. ${example}` : '')
}

/** What the row says on the example that the slip is until somebody writes. */
function sampleOf({ kind, replies: [first = '', second = first] }: Step): string {
  if (kind === 'Termin') return `Freitag, ${second} Uhr`
  if (kind === 'Liste') return `${first}, ${second}`
  return first || 'Steiner'
}
