import { fitTitle, splitTitle, titleLineHeight } from './social-title'

interface SocialCardProps {
  title: string
  brand: string
  logo: string
  bust?: { image: string; label: string; tint: string } | undefined
}

export const socialSize = { width: 1200, height: 630 }
const titleBox = { width: 630, height: 360 }
const panel = { width: 430, height: 550 }
const bubble = '44px 44px 44px 8px'
const bubbleOut = '28px 28px 6px 28px'
const marker = 'linear-gradient(transparent 58%, #c9f26d 58%, #c9f26d 94%, transparent 94%)'
const bubbleIn = '28px 28px 28px 6px'

function Headline({ title }: { title: string }) {
  const pieces = splitTitle(title)
  const size = fitTitle(pieces, titleBox.width, titleBox.height)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        width: titleBox.width + 20,
        fontFamily: 'Bricolage',
        fontWeight: 800,
        fontSize: size,
        lineHeight: titleLineHeight,
        letterSpacing: '-0.022em',
      }}
    >
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never updated
        <div key={index} style={{ display: 'flex', flexShrink: 0, marginRight: piece.spaceAfter ? size * 0.24 : 0 }}>
          <span style={piece.marked ? { backgroundImage: marker } : {}}>{piece.text}</span>
          {piece.after && <span>{piece.after}</span>}
        </div>
      ))}
    </div>
  )
}

function Bust({ image, label, tint }: { image: string; label: string; tint: string }) {
  return (
    <div
      style={{
        ...panel,
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        background: tint,
        borderRadius: bubble,
      }}
    >
      <img src={image} alt="" width={430} height={430} style={{ position: 'absolute', left: 0, bottom: 0 }} />
      <div
        style={{
          position: 'absolute',
          left: 28,
          top: 28,
          padding: '10px 22px 12px',
          background: '#fff',
          borderRadius: '22px 22px 22px 4px',
          fontSize: 28,
        }}
      >
        {label}
      </div>
    </div>
  )
}

function Line({ width, color }: { width: number; color: string }) {
  return <div style={{ width, height: 16, borderRadius: 8, background: color }} />
}

/** A conversation without words, for pages that belong to no assistant. */
function Conversation() {
  const said = { display: 'flex', flexDirection: 'column', gap: 16, padding: '28px 30px' } as const
  return (
    <div
      style={{
        ...panel,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 26,
        padding: '0 36px',
        background: '#10392c',
        borderRadius: bubble,
      }}
    >
      <div style={{ ...said, alignSelf: 'flex-end', background: '#d3f5c4', borderRadius: bubbleOut }}>
        <Line width={190} color="#0b6b4a" />
      </div>
      <div style={{ ...said, alignSelf: 'flex-start', background: '#fff', borderRadius: bubbleIn }}>
        <Line width={220} color="#838e88" />
        <Line width={150} color="#dad8ce" />
      </div>
      <div style={{ ...said, alignSelf: 'flex-end', background: '#d3f5c4', borderRadius: bubbleOut }}>
        <Line width={110} color="#0b6b4a" />
      </div>
      <div style={{ ...said, alignSelf: 'flex-start', background: '#c9f26d', borderRadius: bubbleIn }}>
        <Line width={170} color="#10392c" />
      </div>
    </div>
  )
}

/** What a shared link shows: wordmark, headline and brand line on paper, beside the assistant on its tint. */
export function SocialCard({ title, brand, logo, bust }: SocialCardProps) {
  return (
    <div
      style={{
        ...socialSize,
        boxSizing: 'border-box',
        display: 'flex',
        justifyContent: 'space-between',
        padding: '40px 40px 40px 64px',
        background: '#fbfaf6',
        color: '#14201b',
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', padding: '18px 0 10px' }}
      >
        <img src={logo} alt="" height={46} width={165} />
        <Headline title={title} />
        <div style={{ display: 'flex', fontSize: 30, color: '#0b6b4a' }}>{brand}</div>
      </div>
      {bust ? <Bust {...bust} /> : <Conversation />}
    </div>
  )
}
