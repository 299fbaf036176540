import type { Industry } from '../../../shared/forms'
import { emptyRecord, nextQuestion } from '../../../shared/scene/scene'
import type { PropsOf } from '../../contract/shapes'
import { formHref } from '../../facts/form-links'
import { jobs, tintOf } from '../../facts/personas'
import { IslandHtml } from '../../islands/IslandHtml'
import { TryIt as Chat } from '../../islands/TryIt/TryIt'
import type { TryItProps } from '../../islands/TryIt/try-it-props'
import { sceneKey } from '../../islands/TryIt/use-scene'
import { Blocks, Title } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import { exampleTalk } from './example-talk'
import type { tryIt } from './TryIt.contract'

/** What a business of an industry is called in „So für …: 14 Tage kostenlos testen“. */
const OURS: Record<Industry, string> = {
  automotive: 'Ihr Autohaus',
  medical: 'Ihre Praxis',
  gastronomy: 'Ihr Lokal',
  hotels: 'Ihr Haus',
  beauty: 'Ihren Salon',
  feedback: 'Ihren Betrieb',
}

/** The author's box around the island, and what the assistant does besides. Without JavaScript it reads as an example with what guests ask. */
export function TryIt({ assistant, heading, body }: PropsOf<typeof tryIt>) {
  const { apiOrigin, siteUrl, scenes, service, wish } = useSite()
  const known = scenes.find(one => one.assistant === tintOf(assistant))
  if (!known) throw new Error(`<TryIt assistant="${assistant}">: content/scenes has no file for it`)
  const { outcome: _outcome, ...scene } = known
  const { lines, rows } = exampleTalk(known)
  const open = nextQuestion(known, emptyRecord)
  const props: TryItProps = {
    name: assistant,
    job: jobs[assistant],
    scene,
    first: {
      replies: [...(open?.replies ?? [])],
      record: emptyRecord,
      isDone: false,
      ...(open && { asks: open.kind }),
    },
    example: { entries: lines.map(line => ({ ...line, showQR: false, at: 0 })), rows },
    ours: wish.industry ? OURS[wish.industry] : 'Ihren Betrieb',
    trial: formHref('/trial', wish),
    modelHost: service?.modelHost ?? '',
    apiOrigin,
    siteOrigin: siteUrl,
  }
  return (
    <div className="try-it-band stack">
      <IslandHtml name="TryIt" wake="touch" kept={sceneKey(scene.assistant)} props={props}>
        <Chat {...props} />
      </IslandHtml>
      <div className="stack">
        <Title level={3} heading={heading} />
        <Blocks blocks={body} ticks />
      </div>
    </div>
  )
}
