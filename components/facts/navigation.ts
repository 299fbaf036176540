import { z } from 'zod'
import { place, words } from './kinds'
import { personaNames } from './personas'

/** A line of a menu. */
const link = z.strictObject({
  label: words,
  path: place,
  /** A second small line under it. */
  note: words.optional(),
  /** Puts the portrait before it. */
  persona: z.enum(personaNames).optional(),
  /** Puts a dot in an assistant's colour before it. */
  dot: z.enum(personaNames).optional(),
})
const links = z.array(link).min(1)
/** `path`: where its name leads in the breadcrumb of its pages. */
const group = z.strictObject({ label: words, path: place.optional(), links })

/** content/navigation.yaml */
export const navigation = z.strictObject({
  header: z.strictObject({
    industries: group,
    products: group,
    services: group,
    contact: link,
    demo: link,
    prices: link,
  }),
  footer: z.strictObject({ columns: z.array(group).min(1), legal: links }),
})

export type MenuLink = z.infer<typeof link>
export type LinkGroup = z.infer<typeof group>
export type Navigation = z.infer<typeof navigation>
