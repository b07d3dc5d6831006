import { NewsCards } from './NewsCard';

const item = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  title: 'The hall plan is published',
  summary: 'Five exhibitions in nine exhibition halls.',
  typeId: 'industry',
  typeName: 'Industry news',
  cover: { url: '/art/halls/1/news.svg?w=640&h=360', width: 640, height: 360, alt: 'A hall at noon' },
  source: 'Organiser',
  publishedAt: '2026-02-20T01:30:00Z',
  views: 1_520,
  isTop: false,
  lang: 'en',
} as const;

export const Cards = () => (
  <NewsCards
    items={[
      item,
      { ...item, id: 'top', isTop: true },
      { ...item, id: 'long', title: `${item.title} `.repeat(6), summary: `${item.summary} `.repeat(8), lang: 'ja' },
    ]}
  />
);
