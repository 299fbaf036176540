/** The icons a card may have; each is a duotone drawing of card-drawings.json. */
export const cardIcons = [
  'calendar-check',
  'chats-circle',
  'code',
  'device-mobile',
  'files',
  'flower-lotus',
  'gear-six',
  'handshake',
  'list-checks',
  'magnifying-glass',
  'plugs-connected',
  'receipt',
  'shield-check',
  'sparkle',
  'timer',
  'users-three',
] as const
