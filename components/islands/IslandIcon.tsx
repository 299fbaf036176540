import iconPaths from './icon-paths.json' with { type: 'json' }

/**
 * A decorative icon in the colour of its text; the words beside it carry the meaning. Drawn without markup, which the
 * site's policy refuses to scripts. tools/media/icon-names.ts lists what there is.
 */
export function IslandIcon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <svg viewBox="0 0 256 256" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
