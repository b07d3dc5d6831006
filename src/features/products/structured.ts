import type { Exhibit } from '@/api/types';

/** A product for machines (schema.org). */
export const productDocument = (
  { name, category, picture, parameters, exhibitorName }: Exhibit,
  description: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  ...(category && { category }),
  ...(picture && { image: picture.url }),
  brand: { '@type': 'Brand', name: exhibitorName },
  manufacturer: { '@type': 'Organization', name: exhibitorName },
  additionalProperty: parameters.map((parameter) => ({
    '@type': 'PropertyValue',
    name: parameter.name,
    value: parameter.value,
  })),
});
