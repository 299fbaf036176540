/** Phosphor icons in the regular line, as the site uses them, from @phosphor-icons/core (MIT). Names: https://phosphoricons.com */
// biome-ignore format: a list to read through, not 20 lines
export const lineIcons = [
  'arrow-right', 'caret-down', 'chat-circle-text', 'check', 'clock', 'envelope-simple', 'files', 'gear-six', 'globe', 'lightning',
  'list-checks', 'lock-key', 'magnifying-glass', 'map-pin', 'phone', 'quotes', 'shield-check',
] as const

/** Pictures `/icons/<name>.svg` on the footer's night. */
export const socialIcons = ['facebook-logo', 'instagram-logo', 'linkedin-logo', 'youtube-logo'] as const

/** Pictures of the frame and of exhibits: file, icon and the token of their colour. */
export const colouredIcons = [
  ['phone-lime', 'phone', 'lime'],
  ['phone-green', 'phone', 'green'],
  ['envelope-lime', 'envelope-simple', 'lime'],
  ['chat-lime', 'chat-circle-text', 'lime'],
  ['wrench-lime', 'wrench', 'lime'],
] as const

/** The ones that come filled, as `<name>-fill`. */
export const filledIcons = ['pause', 'play', 'star'] as const

/**
 * What islands may show. They ship to the browser, so they get a file of their own: importing the full set would
 * send every icon to every visitor.
 */
// biome-ignore format: a list to read through
export const islandIcons = [
  'arrow-down', 'check-circle', 'dots-three', 'paper-plane-right', 'stop', 'trash', 'warning-circle', 'whatsapp-logo', 'x',
] as const
