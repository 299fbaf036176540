interface IconShapeProps {
  /** Inner SVG markup from one of the generated icon files. */
  markup: string
  /** Side in pixels; CSS may override it. */
  size?: number | undefined
  className?: string | undefined
}

/** The bare drawing of an icon: decorative, in the colour of the text around it. */
export function IconShape({ markup, size = 24, className }: IconShapeProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from the icon package, never from content
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
