import iconPaths from './icon-paths.json' with { type: 'json' }

/**
 * A decorative icon in the colour of its text; the words beside it carry the meaning. A path instead of markup, because the
 * site's policy forbids scripts to set HTML. `icon-paths.json` lists what there is.
 */
export function IslandIcon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg viewBox="0 0 256 256" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
