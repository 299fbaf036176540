import { IconShape } from './IconShape'
import { type IconName, icons } from './icons'

interface IconProps {
  name: IconName
  size?: number
  className?: string
}

/** One icon of the house set, for everything rendered at build. Islands take `IslandIcon`: it ships less. */
export function Icon({ name, size, className }: IconProps) {
  return <IconShape markup={icons[name]} size={size} className={className} />
}
