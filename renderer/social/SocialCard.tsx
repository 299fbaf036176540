import { fitTitle, socialSize, splitTitle, titleLineHeight } from './social-title'

type BustProps = {
  /** Data URI of the persona's drawing. */
  image: string
  label: string
  tint: string
}

const panel = { width: 430, height: 550 }

type SocialCardProps = {
  topic: string | undefined
  title: string
  claim: string
  logo: string
  bust: BustProps
}

const titleBox = { width: 630, height: 320 }
const marker = 'linear-gradient(transparent 58%, #c9f26d 58%, #c9f26d 94%, transparent 94%)'

function Headline({ title }: { title: string }) {
  const pieces = splitTitle(title)
  const size = fitTitle(pieces, titleBox.width, titleBox.height)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        width: titleBox.width + 20,
        fontFamily: 'Bricolage, Bricolage Ext',
        fontWeight: 800,
        fontSize: size,
        lineHeight: titleLineHeight,
        letterSpacing: '-0.022em',
      }}
    >
      {pieces.map((piece, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            flexShrink: 0,
            marginRight: piece.spaceAfter ? size * 0.24 : 0,
          }}
        >
          <span style={piece.marked ? { backgroundImage: marker } : {}}>{piece.text}</span>
          {piece.after && <span>{piece.after}</span>}
        </div>
      ))}
    </div>
  )
}

/** The assistant on its tint, with the word KI beside the human face. */
function Bust({ image, label, tint }: BustProps) {
  return (
    <div
      style={{
        ...panel,
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        background: tint,
        borderRadius: '44px 44px 44px 8px',
      }}
    >
      <img
        src={image}
        alt=""
        width={430}
        height={430}
        style={{ position: 'absolute', left: 0, bottom: 0 }}
      />
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

/** What a shared link shows: wordmark, what the page is about, headline and claim on paper, beside the assistant on its tint. */
export function SocialCard({ topic, title, claim, logo, bust }: SocialCardProps) {
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
        fontFamily: 'Figtree, Figtree Ext',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '18px 0 10px',
        }}
      >
        <img src={logo} alt="" height={46} width={165} />
        <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
          {topic && topic !== claim && (
            <div style={{ display: 'flex', width: titleBox.width, fontSize: 32, color: '#0b6b4a' }}>
              {topic}
            </div>
          )}
          <Headline title={title} />
        </div>
        <div style={{ display: 'flex', fontSize: 30, color: '#0b6b4a' }}>{claim}</div>
      </div>
      <Bust {...bust} />
    </div>
  )
}
