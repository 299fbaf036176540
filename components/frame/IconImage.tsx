type IconImageProps = {
  /** File under content/media/icons, without its ending; tools/media/icon-names.ts lists them. */
  name: string
  size: number
}

/**
 * An icon as a file in a colour of its own, for places below the first screen or hidden at first: it is fetched when it
 * comes near, and no page carries its drawing.
 */
export function IconImage({ name, size }: IconImageProps) {
  return <img className="icon" src={`/icons/${name}.svg`} alt="" width={size} height={size} loading="lazy" />
}
