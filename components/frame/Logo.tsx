import { logoShape } from './logo-shape'

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
