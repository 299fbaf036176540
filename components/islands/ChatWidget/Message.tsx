import type { ReactElement } from 'react'
import { QrCode } from './reply/QrCode'
import { Reply } from './reply/Reply'
import type { Entry } from './talk/thread'

const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit' })

type MessageProps = { entry: Entry; siteOrigin: string; messengerUrl: string }

/** One bubble. What the visitor typed is shown as typed; only replies are read for lists and links. */
export function Message({ entry, siteOrigin, messengerUrl }: MessageProps): ReactElement {
  const own = entry.role === 'user'
  const time = new Date(entry.at)
  return (
    <div className={own ? 'chat-message chat-message-own' : 'chat-message'}>
      <div className="chat-bubble">
        <span className="visually-hidden">{own ? 'Sie: ' : 'Emilia: '}</span>
        {own ? <p>{entry.content}</p> : <Reply text={entry.content} siteOrigin={siteOrigin} />}
        {entry.showQR && <QrCode href={messengerUrl} />}
      </div>
      {!own && <time dateTime={time.toISOString()}>{clock.format(time)}</time>}
    </div>
  )
}
