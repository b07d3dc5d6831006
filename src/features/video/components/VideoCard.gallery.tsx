import { VideoCard } from './VideoCard';

const video = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  title: 'Robots at work',
  summary: 'A walk through the robotics hall.',
  typeId: 'review',
  typeName: 'Review',
  cover: { url: '/art/halls/2/video.svg?w=640&h=360', width: 640, height: 360, alt: 'A robot' },
  durationSeconds: 184,
  publishedAt: '2025-04-10T02:00:00Z',
  views: 930,
  lang: 'en',
} as const;

export const Card = () => <VideoCard video={video} />;

export const Row = () => <VideoCard video={video} variant="row" />;

export const LongText = () => (
  <VideoCard video={{ ...video, title: `${video.title} `.repeat(8), summary: `${video.summary} `.repeat(6) }} />
);
