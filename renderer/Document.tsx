import type { ReactNode } from 'react'
import type { Site } from '../components/frame/types'
import { tintOf } from '../components/personas'
import type { FrontMatter } from './front-matter'

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
  /** Address of the heading font, to be fetched at once. */
  headingFont: string
  children: ReactNode
}

// Runs before the first paint: only with this class do elements wait to be revealed.
const MARK_JS = "document.documentElement.className='js'"

/** `<html>` and `<head>` of a page. */
export function Document({
  head,
  site,
  siteUrl,
  buildId,
  sheet,
  structuredData,
  socialImage,
  headingFont,
  children,
}: DocumentProps) {
  const address = siteUrl + (head.canonical === '/' ? '/' : head.canonical)
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
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="de_AT" />
        <meta property="og:site_name" content={site.brand} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <Inline tag="script" text={MARK_JS} />
        <Inline tag="style" text={sheet.text} page={sheet.name} />
        {structuredData.map(data => (
          <Inline key={JSON.stringify(data)} tag="script" type="application/ld+json" text={jsonForScript(data)} />
        ))}
      </head>
      <body>{children}</body>
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
