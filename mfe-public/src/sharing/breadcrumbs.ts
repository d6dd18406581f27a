import type { BreadcrumbList } from 'schema-dts'

/** The way to a page from the start of the site: names with their paths, the page itself last. */
export const breadcrumbsOf = (
  origin: string,
  steps: [name: string, path: string][],
): BreadcrumbList & object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
})
