const ROOFS =
  'M0 96V62l26-20 26 20v8h22V48l20-16 20 16v14h16v-8l34-22 34 22v16h20V40l9-6V22l16-14 16 14v12l9 6v34h18V58l30-22 30 22v10h18V50l24-18 24 18v16h14v-6l28-20 26 18v38z'

/** Roofs with a clock tower, and two lit windows: the desk that is awake. Twice as wide as needed, so it never scales. */
export function Skyline() {
  return (
    <svg
      className="night-desk-skyline"
      viewBox="0 0 960 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="night-desk-roofs">
        <path d={ROOFS} />
        <path d={ROOFS} transform="translate(479.5)" />
      </g>
      <path className="night-desk-window" d="M560 60h11v15h-11zM576 60h11v15h-11z" />
    </svg>
  )
}
