import type { Site } from '../components/frame/types'
import { tintOf } from '../components/personas'
import type { FrontMatter } from './front-matter'
import { HEAD_SCRIPT } from './head-script'

export type DocumentProps = {
  head: FrontMatter
  site: Site
  siteUrl: string
  buildId: string
  /** The page's own styles, inlined, or the name that a build puts in their place. */
  sheet: { name: string; text: string }
  /** schema.org data, one object a script. */
  structuredData: readonly object[]
  /** Path of the social image. */
  socialImage: string
  /** HTML. */
  body: string
}

/** `<html>` and `<head>` of a page. */
export function Document({ head, site, siteUrl, buildId, sheet, structuredData, socialImage, body }: DocumentProps) {
  const address = siteUrl + head.canonical
  const image = siteUrl + socialImage
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <link rel="canonical" href={address} />
        {head.noindex && <meta name="robots" content="noindex" />}
        <meta name="build" content={buildId} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="de_AT" />
        <meta property="og:site_name" content={site.brand} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={image} />
        <meta name="twitter:card" content="summary_large_image" />
        <Inline tag="script" text={HEAD_SCRIPT} />
        <Inline tag="style" text={sheet.text} page={sheet.name} />
        {structuredData.map(data => (
          <Inline key={JSON.stringify(data)} tag="script" type="application/ld+json" text={jsonForScript(data)} />
        ))}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

/** `<` written as an escape, so that no text can end the script. */
function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function Inline({ tag, text, type, page }: { tag: 'script' | 'style'; text: string; type?: string; page?: string }) {
  const Tag = tag
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles and scripts; the build allows them by hash
  return <Tag type={type} data-page={page} dangerouslySetInnerHTML={{ __html: text }} />
}

/** The attributes a page's `<main>` carries for style and for Emilia. */
export function mainAttributes(head: FrontMatter) {
  return {
    id: 'inhalt',
    tabIndex: -1,
    'data-tint': head.persona && tintOf(head.persona),
    'data-questions': head.questions && JSON.stringify(head.questions),
  }
}
