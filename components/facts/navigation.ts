import { z } from 'zod'
import { eachOnce, linkPath, words } from './kinds'
import { personaNames } from './personas'

/** A line of a menu. */
const link = z.strictObject({
  label: words,
  path: linkPath,
  /** A second small line under it. */
  note: words.optional(),
  /** Puts the portrait before it. */
  persona: z.enum(personaNames).optional(),
  /** Puts a dot in an assistant's colour before it. */
  dot: z.enum(personaNames).optional(),
})
const links = z
  .array(link)
  .min(1)
  .superRefine(
    eachOnce(['label', 'path'], 'Diese Zeile hat das Menü schon. Löschen Sie eine der beiden.'),
  )
/** `path`: where its name leads in the breadcrumb of its pages. */
const group = z.strictObject({ label: words, path: linkPath.optional(), links })

const header = z.strictObject({
  industries: group,
  products: group,
  services: group,
  contact: link,
  demo: link,
  prices: link,
})
const footer = z.strictObject({ columns: z.array(group).min(1), legal: links })

/** content/navigation.yaml: a name of the footer leads where it leads in the header. */
export const navigation = z.strictObject({ header, footer }).superRefine((menus, { addIssue }) => {
  const { industries, products, services, ...single } = menus.header
  const groups = [industries, products, services]
  const above = [...groups, ...groups.flatMap(({ links }) => links), ...Object.values(single)]
  const tell = (
    { label, path }: { label: string; path?: string | undefined },
    at: PropertyKey[],
  ) => {
    const same = above.find(one => one.label === label && one.path)
    if (path && same?.path && same.path !== path)
      addIssue({
        code: 'custom',
        path: ['footer', ...at, 'path'],
        message: `Oben führt „${label}“ zu ${same.path}. Ein Name führt überall zur selben Seite.`,
      })
  }
  for (const [at, column] of menus.footer.columns.entries()) {
    tell(column, ['columns', at])
    for (const [line, link] of column.links.entries()) tell(link, ['columns', at, 'links', line])
  }
  for (const [line, link] of menus.footer.legal.entries()) tell(link, ['legal', line])
})

export type MenuLink = z.infer<typeof link>
export type LinkGroup = z.infer<typeof group>
export type Navigation = z.infer<typeof navigation>
