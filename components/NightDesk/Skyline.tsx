/** Roofs of the old town with the clock tower and one lit window: the desk that is awake. */
export function Skyline() {
  return (
    <svg className="night-desk-skyline" viewBox="0 0 480 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path
        className="night-desk-roofs"
        d="M0 96V62l26-20 26 20v8h22V48l20-16 20 16v14h16v-8l34-22 34 22v16h20V40l9-6V22l16-14 16 14v12l9 6v34h18V58l30-22 30 22v10h18V50l24-18 24 18v16h14v-6l28-20 26 18v38z"
      />
      <path className="night-desk-window" d="M154 66h12v16h-12zM172 66h12v16h-12z" />
    </svg>
  )
}
