import type { SearchHit } from '@/api';
import { HitRow } from './HitRow';

const hit: SearchHit = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  title: 'Schmidt Maschinenbau GmbH',
  titleMarks: [],
  summary: 'Five-axis milling machines.',
  summaryMarks: [{ from: 10, to: 17 }],
  url: '/en/exhibitor-list/details/01HZX3K8Q4N6T2V9B7M5C1D0EF',
  picture: null,
  date: null,
  booth: '2-A01',
  themeId: 1,
  lang: 'en',
};

export const Exhibitor = () => <HitRow kind="exhibitor" hit={hit} />;

export const News = () => (
  <HitRow kind="news" hit={{ ...hit, booth: null, themeId: null, date: '2026-02-20T01:30:00Z' }} />
);

export const LongText = () => <HitRow kind="exhibitor" hit={{ ...hit, title: `${hit.title} `.repeat(8) }} />;
