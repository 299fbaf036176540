import { contentPlugin } from '../../renderer/content-plugin'

/** A page's text with a valid head around the body, as an author would write it. */
export function mdx(
  body: string,
  head = 'title: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe',
): string {
  return `---\n${head}\n---\n\n${body}\n`
}

/** Compiles a page as the build does; gives the JavaScript, or throws the editor's findings. */
export async function compile(text: string, file = 'content/probe.mdx'): Promise<string> {
  const [plugin] = contentPlugin()
  if (!plugin) throw new Error('the content plugin is missing')
  const { handler: transform } = plugin.transform as unknown as {
    handler: (code: string, id: string) => Promise<{ code: string }>
  }
  const { code } = await transform.call({}, text, `${process.cwd()}/${file}`)
  return code
}

/** The findings of a page, one line each; empty when it is right. */
export async function findingsOf(text: string, file = 'content/probe.mdx'): Promise<string[]> {
  try {
    await compile(text, file)
    return []
  } catch (error) {
    return (error as Error).message.trim().split('\n')
  }
}
