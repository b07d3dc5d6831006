import type { ExhibitorSummary } from '@/api';
import { ExhibitorCard } from './ExhibitorCard';

const exhibitor: ExhibitorSummary = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  name: 'Schmidt Maschinenbau GmbH',
  otherName: '施密特机械',
  themeIds: [1],
  categories: ['CNC machine tools'],
  origin: { kind: 'overseas', country: 'DE', provinceId: null, name: 'Germany' },
  applicationIndustries: ['Automotive'],
  halls: ['2'],
  booths: [{ number: '2-A01', hall: '2', kind: 'standard', area: 36 }],
  famousBrand: true,
  popular: false,
  featured: true,
  onlineShowroom: true,
  logo: null,
  summary: 'Five-axis milling machines since 1954.',
  summaryLang: 'en',
  exhibitCount: 12,
  lang: 'en',
};
const common = { exhibitor, isFavourite: false, onToggleFavourite: () => undefined };

export const Card = () => <ExhibitorCard {...common} />;

export const FavouriteRow = () => <ExhibitorCard {...common} isFavourite asRow />;

export const WithoutBoothAndSummary = () => (
  <ExhibitorCard {...common} exhibitor={{ ...exhibitor, booths: [], halls: [], summary: '', featured: false }} />
);

export const LongText = () => (
  <ExhibitorCard
    {...common}
    exhibitor={{ ...exhibitor, name: `${exhibitor.name} `.repeat(5), summary: `${exhibitor.summary} `.repeat(9) }}
  />
);
