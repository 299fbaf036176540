import type { ReactNode } from 'react'
import { tintOf } from '../../components/facts/personas'
import type { Site } from '../../components/facts/site'
import type { FrontMatter } from '../data/front-matter'
import { socialSize } from '../social/SocialCard'

type DocumentProps = {
  head: FrontMatter
  site: Site
  siteUrl: string
  buildId: string
  styles: string
  /** schema.org data, one object a script. */
  structuredData: readonly object[]
  /** The picture of a shared link (renderer/social). */
  socialImage: { url: string; alt: string }
  /** The first paint waits until the element with this id begins: half of what stands before it would move when its rest comes. */
  paintAfter: string
  children: ReactNode
}

/** A page as an HTML document. Vike adds the page's script (+client.ts); a build inlines it and adds the policy (output/inline.ts). */
export function Document(props: DocumentProps) {
  const { head, buildId, styles, structuredData, paintAfter, children } = props
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.noindex ? <meta name="robots" content="noindex" /> : <SearchMeta {...props} />}
        <meta name="build" content={buildId} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="expect" href={`#${paintAfter}`} blocking="render" />
        <Inline tag="style" text={styles} />
        {structuredData.map(data => (
          <Inline key={JSON.stringify(data)} tag="script" text={jsonForScript(data)} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What search engines and social networks show of a page. */
function SearchMeta({ head, site, siteUrl, socialImage }: DocumentProps) {
  const address = siteUrl + head.canonical
  return (
    <>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_AT" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteUrl + socialImage.url} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta property="og:image:width" content={`${socialSize.width}`} />
      <meta property="og:image:height" content={`${socialSize.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** `<` written as an escape, so that no text can end the script. */
function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function Inline({ tag: Tag, text }: { tag: 'script' | 'style'; text: string }) {
  const type = Tag === 'script' ? 'application/ld+json' : undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, which the policy allows by hash, and data
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />
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
