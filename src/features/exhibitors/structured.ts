import type { Exhibitor } from '@/api/types';

/** An exhibitor for machines (schema.org). */
export const exhibitorOrganization = ({ name, otherName, summary, website, logo, origin }: Exhibitor): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  ...(otherName && { alternateName: otherName }),
  description: summary,
  ...(website && { url: website }),
  ...(logo && { logo: logo.url }),
  address: { '@type': 'PostalAddress', addressCountry: origin.country },
});
