/** Phosphor icons in the regular line, as the site uses them, from @phosphor-icons/core (MIT). Names: https://phosphoricons.com */
// biome-ignore format: a list to read through, not 20 lines
export const lineIcons = [
  'arrow-right', 'caret-down', 'chat-circle-text', 'check', 'clock', 'envelope-simple', 'files', 'gear-six', 'globe', 'hammer',
  'handshake', 'lightning', 'list-checks', 'lock-key', 'magnifying-glass', 'map-pin', 'phone', 'quotes', 'rocket-launch', 'shield-check', 'wrench',
] as const

/** Of the networks that `social` in content/site.yaml may name. */
export const socialIcons = [
  'facebook-logo',
  'instagram-logo',
  'linkedin-logo',
  'youtube-logo',
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
