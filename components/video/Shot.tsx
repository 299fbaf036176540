import type { ReactNode } from 'react'

/** Tin, cup and sprout of the tea that the drawn films sell. */
const TIN = (
  <>
    <path d="M58 34h44v58H58z" fill="#10392c" />
    <path d="M55 26h50v9H55z" fill="#c9f26d" />
  </>
)
const CUP = 'M52 58h48v14a22 22 0 0 1-22 20h-4a22 22 0 0 1-22-20zM100 62h7a8 8 0 0 1 0 16h-8'
const SPROUT = 'M80 78V58m0 8c-9 0-13-5-13-13 9 0 13 5 13 13m0-4c0-8 4-13 13-13 0 8-4 13-13 13'

/** What a film shows: what is missing, the thing, its use, people; what the kinds of films look like; and the end card. */
const SHOTS = {
  missing: (
    <>
      <path d="M0 0h160v120H0z" fill="#c9cfcb" />
      <path d="M18 10h56v42H18z" fill="#8fa0a6" />
      <path d="M30 18l-4 12M64 18l-4 12M38 36l-4 12M58 36l-4 12" stroke="#e8eceb" />
      <path d="M46 10v42" stroke="#c9cfcb" strokeWidth="4" />
      <path d="M0 82h160v38H0z" fill="#8b8174" />
      <path d={CUP} fill="#fff" stroke="#4f5b55" strokeWidth="2" />
    </>
  ),
  thing: (
    <>
      <path d="M0 0h160v120H0z" fill="#f4a25f" />
      <circle cx="80" cy="58" r="46" fill="#fbd9b0" />
      <path d="M0 82h160v38H0z" fill="#7e3419" />
      {TIN}
      <path d={SPROUT} stroke="#c9f26d" strokeWidth="2.5" />
    </>
  ),
  use: (
    <>
      <path d="M0 0h160v120H0z" fill="#fbd9b0" />
      <path d="M0 82h160v38H0z" fill="#7e3419" />
      <path d="M160 6h-34l-26 16 10 12 20-8 30 10z" fill="#4f5b55" />
      <path d="M103 32c-9 6-14 16-15 30" stroke="#8fc3d6" strokeWidth="5" />
      <path d={CUP} fill="#10392c" stroke="#10392c" strokeWidth="3" />
      <path d="M60 50c-5-7 5-11 0-19M72 48c-5-7 5-11 0-19" stroke="#fff" strokeWidth="3" />
    </>
  ),
  people: (
    <>
      <path d="M0 0h160v120H0z" fill="#cfe3ff" />
      <path d="M20 120c0-28 14-38 32-38s32 10 32 38z" fill="#0b6b4a" />
      <path d="M80 120c0-26 12-36 28-36s30 10 30 36z" fill="#f4a25f" />
      <circle cx="52" cy="56" r="20" fill="#fff" stroke="#14201b" strokeWidth="3" />
      <circle cx="108" cy="60" r="18" fill="#fff" stroke="#14201b" strokeWidth="3" />
      <path d="M46 62q6 6 12 0M102 66q6 5 12 0" stroke="#14201b" strokeWidth="3" />
    </>
  ),
  /* The same tin, taken apart: what no photo shows. */
  apart: (
    <>
      <path d="M0 0h160v120H0z" fill="#cfe3ff" />
      <path d="M30 108h100" stroke="#7fa9dd" strokeWidth="3" />
      <path d="M52 14h56v11H52z" fill="#c9f26d" stroke="#14201b" strokeWidth="3" />
      <path d="M56 31v10M104 31v10M56 71v6M104 71v6" stroke="#14201b" strokeDasharray="3 5" />
      <path
        d="M64 66q-6-20 12-22 2 16-12 22m18 1q-4-18 12-22 6 16-12 22m-12 0q2-14 14-14 0 14-14 14"
        fill="#0b6b4a"
        stroke="#14201b"
        strokeWidth="2"
      />
      <path d="M54 78h52v30H54z" fill="#10392c" stroke="#14201b" strokeWidth="3" />
      <path d="M66 93h28" stroke="#c9f26d" strokeWidth="4" />
    </>
  ),
  /* On the screen in the shop, large enough to be read in passing. */
  price: (
    <>
      <path d="M0 0h160v120H0z" fill="#c9f26d" />
      <path d="M88 120 128 0h32v120z" fill="#b4de57" />
      <path d="M22 26h74M22 44h50" stroke="#14201b" strokeWidth="11" strokeLinecap="butt" />
      <path d="M22 66h52a9 9 0 0 1 0 18H22z" fill="#10392c" />
      <path d="M34 75h28m-6-5 6 5-6 5" stroke="#c9f26d" strokeWidth="3" />
      <g transform="translate(36 14)">
        <path d="M62 44h38v50H62z" fill="#10392c" />
        <path d="M59 36h44v9H59z" fill="#fbfaf6" />
        <path d={SPROUT} stroke="#c9f26d" strokeWidth="2.5" transform="translate(1 6)" />
      </g>
    </>
  ),
  /* Leaf, water, time: how it is made. */
  steps: (
    <>
      <path d="M0 0h160v120H0z" fill="#10392c" />
      <path
        d="M10 36h38v38H10zM61 36h38v38H61zM112 36h38v38h-38z"
        fill="#fbfaf6"
        stroke="#fbfaf6"
        strokeWidth="4"
      />
      <path d="M18 64q-2-22 20-22 2 22-20 22m0 2 12-14" stroke="#0b6b4a" strokeWidth="3" />
      <path d="M80 41q-11 13-11 19a11 11 0 0 0 22 0q0-6-11-19z" fill="#7fa9dd" />
      <circle cx="131" cy="55" r="14" stroke="#14201b" strokeWidth="3" />
      <path d="M131 46v9l6 5" stroke="#14201b" strokeWidth="3" />
      <path d="m52 50 5 5-5 5M103 50l5 5-5 5" stroke="#c9f26d" strokeWidth="3" />
      <path d="M30 92h100" stroke="#c9f26d" strokeWidth="5" />
    </>
  ),
  end: (
    <>
      <path d="M0 0h160v120H0z" fill="#10392c" />
      <path d={SPROUT} stroke="#c9f26d" strokeWidth="3" transform="translate(-24 -48) scale(1.3)" />
      <path d="M52 72h56a10 10 0 0 1 0 20H52a10 10 0 0 1 0-20" fill="#c9f26d" />
      <path d="M66 82h26m-6-5 6 5-6 5" stroke="#10392c" strokeWidth="3" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ShotName = keyof typeof SHOTS

type ShotProps = { name: ShotName; className: string }

/** A drawn shot, cut to the shape of its box; only for the eye. */
export function Shot({ name, className }: ShotProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {SHOTS[name]}
    </svg>
  )
}
