export type BustProps = {
  /** Data URI of the persona's drawing. */
  image: string
  label: string
  tint: string
}

const panel = { width: 430, height: 550 }
const bubble = '44px 44px 44px 8px'
const bubbleOut = '28px 28px 6px 28px'
const bubbleIn = '28px 28px 28px 6px'

/** The assistant on its tint, with the word KI beside the human face. */
export function Bust({ image, label, tint }: BustProps) {
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
export function Conversation() {
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
