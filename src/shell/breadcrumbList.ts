import type { Crumb } from '@/ui/Breadcrumbs';

/** The way to a page for machines: schema.org's BreadcrumbList. The last step is the page itself, at its canonical address. */
export const breadcrumbList = (trail: readonly Crumb[], origin: string, canonical: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path === undefined ? canonical : origin + path,
  })),
});
