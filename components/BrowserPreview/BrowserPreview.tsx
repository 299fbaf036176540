import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { Icon } from '../frame/Icon'
import { personaNames } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { browserPreview } from './BrowserPreview.contract'

const visitor = /^(Besucher|Kund|Gast|Interessent)/
const assistants: readonly string[] = personaNames

export function BrowserPreview({ title, address, lines }: PropsOf<typeof browserPreview>) {
  const sideOf = (name: string) =>
    visitor.test(name) && !assistants.includes(name) ? ' browser-preview-visitor' : ''
  return (
    <ExhibitFrame
      name="browser-preview"
      title={title}
      before={<Icon name="globe" size={20} />}
      note="Beispiel"
    >
      <p className="browser-preview-bar">
        <Icon name="lock-key" size={16} />
        <span className="visually-hidden">Adresse: </span>
        <span className="browser-preview-address">{address}</span>
      </p>
      <ol className="browser-preview-page">
        {lines.map((line, index) => (
          <li
            className={
              index === 0 ? 'exhibit-in' : `exhibit-in browser-preview-chat${sideOf(line.title)}`
            }
            key={index}
          >
            {index === 0 && <Kitchen />}
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            <span className="browser-preview-text">
              <Text content={line.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}

/** The page under what was found: a drawn kitchen. Only for the eye. */
function Kitchen() {
  return (
    <svg
      className="browser-preview-drawing"
      viewBox="0 0 216 192"
      aria-hidden="true"
      focusable="false"
    >
      <path className="browser-preview-tiles" d={TILE} />
      <path d={FURNITURE} />
    </svg>
  )
}

const TILE = 'M4 0h196q16 0 16 16v160q0 16-16 16H16q-16 0-16-16V4q0-4 4-4'

const FURNITURE =
  'M24 168h168M32 168v-54h152v54M32 114h152M84 114v54M132 114v54M70 128v10M98 128v10M146 128v10M32 24h44v40H32zM140 24h44v40h-44zM54 24v40M162 24v40M94 64l8-20V24h12v20l8 20zM98 108v-12h20v12'
