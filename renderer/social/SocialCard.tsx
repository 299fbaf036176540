import { tintOf } from '../../components/facts/personas'
import { type FrontMatter, shortTitle } from '../data/front-matter'

export const socialSize = { width: 1200, height: 630 }

/** What a social image shows. */
export type SocialImageInput = {
  /** Headline of the page; about 250 characters have room. */
  title: string
  /** The line above the headline: what the page is about. */
  topic?: string | undefined
  /** The line under the headline, e.g. „KI-Assistenten aus Graz“. */
  claim: string
  /** Lower-case name of the assistant that is shown, on the tint of that name. */
  persona: string
}

/** The social image of a page. */
export function socialInput(head: FrontMatter, claim: string, topic?: string): SocialImageInput {
  const title = head.socialTitle ?? shortTitle(head)
  return { topic, title, claim, persona: tintOf(head.persona ?? 'Emilia') }
}

const marker = 'linear-gradient(transparent 58%, #c9f26d 58%, #c9f26d 94%, transparent 94%)'
const font = 'Bricolage, Bricolage Extended'

/** Type sizes of the headline in pixels, and how many letters of a word and of all fit at them. */
const SIZES = [
  { size: 76, word: 14, all: 42 },
  { size: 58, word: 19, all: 85 },
  { size: 36, word: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY },
] as const

/** The longest word usually names the subject: it gets the marker. A compound may break at its hyphen. */
function Headline({ title }: { title: string }) {
  const words = title.trim().split(/\s+|(?<=[^-]{4}-)(?=[^-]{4})/)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const fits = ({ word, all }: (typeof SIZES)[number]) =>
    longest.length <= word && title.length <= all
  const { size: fontSize = 36 } = SIZES.find(fits) ?? {}
  const looks = { fontFamily: font, fontWeight: 800, fontSize, lineHeight: 1.08 } as const
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', width: 650, letterSpacing: '-0.022em', ...looks }}
    >
      {words.map((word, index) => {
        const marginRight = word.endsWith('-') ? 0 : fontSize * 0.24
        const mark = index === words.indexOf(longest) && { backgroundImage: marker }
        return (
          <span key={index} style={{ marginRight, ...mark }}>
            {word}
          </span>
        )
      })}
    </div>
  )
}
type SocialCardProps = SocialImageInput & {
  /** Data URIs of the wordmark and of the assistant's drawing. */
  logo: string
  portrait: string
  tint: string
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const
const small = { display: 'flex', fontSize: 31, color: '#0b6b4a' }
const card = {
  boxSizing: 'border-box',
  ...socialSize,
  display: 'flex',
  justifyContent: 'space-between',
  padding: '40px 40px 40px 64px',
  background: '#fbfaf6',
  color: '#14201b',
  fontFamily: 'Figtree, Figtree Extended',
} as const
const panel = {
  position: 'relative',
  display: 'flex',
  width: 430,
  height: 550,
  borderRadius: '44px 44px 44px 8px',
} as const
const badge = {
  position: 'absolute',
  left: 28,
  top: 28,
  padding: '10px 22px 12px',
  background: '#fff',
  borderRadius: '22px 22px 22px 4px',
  fontSize: 28,
} as const

/** What a shared link shows: wordmark, what the page is about, headline and claim on paper, beside the assistant on its tint. */
export function SocialCard({
  topic,
  title,
  claim,
  persona,
  logo,
  portrait,
  tint,
}: SocialCardProps) {
  return (
    <div style={card}>
      <div style={{ ...column, padding: '18px 0 10px' }}>
        <img src={logo} alt="" height={46} width={165} />
        <div style={{ ...column, gap: 14, width: 630 }}>
          {topic && topic !== claim && <div style={small}>{topic}</div>}
          <Headline title={title} />
        </div>
        <div style={small}>{claim}</div>
      </div>
      <div style={{ ...panel, background: tint }}>
        <img src={portrait} alt="" width={430} height={430} style={{ marginTop: 120 }} />
        {/* Beside a human face always the word KI. */}
        <div style={badge}>{`${persona[0]?.toUpperCase()}${persona.slice(1)} · KI`}</div>
      </div>
    </div>
  )
}
