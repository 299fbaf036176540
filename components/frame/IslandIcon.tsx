import { IconShape } from './IconShape'
import { type IslandIconName, islandIcons } from './island-icons'

interface IslandIconProps {
  name: IslandIconName
  size?: number
  className?: string
}

/** One icon of the few that islands use; see tools/media/icon-names.ts to add another. */
export function IslandIcon({ name, size, className }: IslandIconProps) {
  return <IconShape markup={islandIcons[name]} size={size} className={className} />
}
