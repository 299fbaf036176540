import { Reply } from './reply/Reply'

type TypingProps = {
  /** Who writes. */
  name: string
  /** What has arrived of the answer; '' shows three dots. */
  partial: string
  siteOrigin: string
}

/** An answer on its way. It is read out when it is whole; until then only who writes. */
export function Typing({ name, partial, siteOrigin }: TypingProps) {
  return (
    <div className="conversation-line conversation-typing">
      <span className="visually-hidden">{`${name} schreibt`}</span>
      <div className="conversation-bubble bubble" aria-hidden="true">
        {partial ? <Reply text={partial} siteOrigin={siteOrigin} /> : <Dots />}
      </div>
      {!partial && <p className="conversation-slow note">Einen Moment noch, die Antwort kommt.</p>}
    </div>
  )
}

function Dots() {
  return (
    <span className="conversation-dots">
      <i />
      <i />
      <i />
    </span>
  )
}
