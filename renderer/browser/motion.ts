/** `matches` while the visitor asks for less movement. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)')
