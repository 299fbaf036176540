import icons from './icons.json' with { type: 'json' }

type IconProps = {
  name: keyof typeof icons
  /** Side in pixels; CSS may override it. */
  size?: number
  /** `chip` gives it a ground. */
  className?: 'chip'
}

/**
 * One icon of icons.json, for everything rendered at build: decorative, in the colour of the text around it. Islands have an
 * `IslandIcon` of their own: it ships less. A new one is of Phosphor Icons, regular, its numbers rounded.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in icons.json, never from content
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
