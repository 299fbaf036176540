/**
 * An icon as a file in a colour of its own, for places below the first screen or hidden at first: it is fetched when it
 * comes near, and no page carries its drawing. `name` is a file under content/media/icons, without its ending.
 */
export function IconImage({ name, size }: { name: string; size: number }) {
  return <img className="icon" src={`/icons/${name}.svg`} alt="" width={size} height={size} loading="lazy" />
}
