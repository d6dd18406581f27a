import type { SharedAbout } from '@ag/platform'

interface SharingTagsProps {
  url: string
  title: string
  description: string | undefined
  /** Name of the site. */
  site: string
  about: SharedAbout
}

/** What search engines and those who share a page read in its head; rendered on a server only. */
export function SharingTags({ url, title, description, site, about: { image, things } }: SharingTagsProps) {
  const card = {
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:site_name': site,
    'og:url': url,
    'og:title': title,
    ...(description && { 'og:description': description }),
    'og:image': image.url,
    'og:image:type': image.type ?? 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.alt,
  }
  return (
    <>
      <link rel="canonical" href={url} />
      {Object.entries(card).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* What it shows it takes from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {things.length > 0 && (
        // A data block: browsers never run it, and with no `<` left nothing in it can end it.
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, made safe below
          dangerouslySetInnerHTML={{ __html: dataBlock(things) }}
        />
      )}
    </>
  )
}

function dataBlock(things: object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
