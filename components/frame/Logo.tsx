// Drawn once from Bricolage Grotesque (OFL); content/media/logo.svg is the same drawing as a file.
// biome-ignore format: generated
/** The wordmark 4×DU: SVG path data inside its viewBox. */
const logoShape = {
  viewBox: '5 54 484 135',
  letters: 'M124 161H5v-30q30-35 44-77h56v132H73V75h-2q-12 32-35 59v2h88zm163 25h-39v-26h38c23 0 31-19 31-40 0-23-10-40-35-40h-34V54h33c43 0 69 20 70 65 0 39-24 67-64 67m-22 0h-32V54h32zm164 3c-35 0-61-19-61-55V54h33v79q1 27 28 27t28-27V54h32v80c-1 36-25 54-60 55',
  times: 'm215 95-66 67-18-18 66-67zm0 48-17 19-67-67 18-18z',
} as const

/**
 * The wordmark, drawn without a font. Letters take the colour of the text around them, the × takes `--logo-accent`
 * (green where nothing sets it). Its accessible name is „4xDU“, so a link around it needs none of its own.
 */
export function Logo() {
  return (
    <svg className="logo" viewBox={logoShape.viewBox} role="img" aria-label="4xDU">
      <path fill="currentColor" d={logoShape.letters} />
      <path fill="var(--logo-accent, var(--green))" d={logoShape.times} />
    </svg>
  )
}
