const files = import.meta.glob<string>('../../components/*/*.example.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The example of a box, as its author would write it; empty for boxes that stand only in others. */
export function exampleOf(tag: string): string {
  return (files[`../../components/${tag}/${tag}.example.mdx`] ?? '').trim()
}
