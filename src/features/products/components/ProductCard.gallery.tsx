import type { ExhibitSummary } from '@/api';
import { ProductCard } from './ProductCard';

const product: ExhibitSummary = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EG',
  name: 'SM-500 five-axis mill',
  exhibitorId: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  exhibitorName: 'Schmidt Maschinenbau GmbH',
  boothNumbers: ['2-A01'],
  themeId: 1,
  category: 'CNC machine tools',
  applicationIndustries: ['Automotive'],
  picture: { url: '/art/milling/1/product.svg?w=640&h=360', width: 640, height: 360, alt: '' },
  isNew: true,
  lang: 'en',
};
const common = { isFavourite: false, onToggleFavourite: () => undefined };

export const Card = () => <ProductCard {...common} product={product} />;

export const FavouriteRow = () => <ProductCard {...common} product={product} isFavourite asRow />;

export const WithoutPicture = () => <ProductCard {...common} product={{ ...product, picture: null, isNew: false }} />;

export const LongText = () => (
  <ProductCard
    {...common}
    product={{ ...product, name: `${product.name} `.repeat(6), exhibitorName: `${product.exhibitorName} `.repeat(4) }}
  />
);
