/** Phosphor icons in the regular line, as the site uses them. Names: https://phosphoricons.com */
// biome-ignore format: a list to read through, not 80 lines
export const lineIcons = [
  'arrow-right', 'bed', 'bell-ringing', 'briefcase', 'browser', 'calendar-check', 'car', 'caret-down', 'chart-line-up',
  'chat-circle-text', 'chats-circle', 'check', 'clipboard-text', 'clock', 'code', 'currency-eur', 'database',
  'device-mobile', 'envelope-simple', 'file-text', 'files', 'film-strip', 'first-aid-kit', 'flower-lotus', 'fork-knife',
  'gear-six', 'globe', 'graduation-cap', 'handshake', 'headset', 'heartbeat', 'house-line', 'info',
  'key', 'lightning', 'list', 'list-checks', 'lock-key', 'magnifying-glass', 'map-pin', 'megaphone',
  'microphone', 'moon', 'paint-brush', 'paper-plane-right', 'pause', 'phone', 'play', 'plugs-connected', 'question',
  'quotes', 'receipt', 'robot', 'shield-check', 'sparkle', 'star', 'steering-wheel', 'stop', 'storefront', 'sun',
  'tire', 'timer', 'tooth', 'translate', 'trash', 'trend-up', 'users', 'users-three', 'video-camera', 'warning',
  'whatsapp-logo', 'wrench', 'x',
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

/** The ones that also come as `<name>-fill`. */
export const filledIcons = ['pause', 'play', 'quotes', 'star', 'stop'] as const

/**
 * What islands may show. They ship to the browser, so they get a file of their own: importing the full set would
 * send every icon to every visitor.
 */
export const islandIcons = [
  'arrow-down',
  'check-circle',
  'stop',
  'trash',
  'warning-circle',
  'whatsapp-logo',
  'x',
] as const
