/** A home page with one or two entries per block, for tests. */
import type { Home, NewsSummary } from '@/api';

const picture = {
  url: '/art/gears/4/401.svg?w=640&h=360&ground=tint',
  width: 640,
  height: 360,
  alt: 'Three meshing gears',
};
const link = (name: string, url: string) => ({ name, url, target: '_self' as const });
const head = (title: string, url?: string) => ({ title, text: null, link: url ? link(`All: ${title}`, url) : null });

export const home: Home = {
  hero: {
    title: 'Technology Exhibition',
    titleLines: ['Shenzhen International', 'Technology Exhibition'],
    text: 'Nine exhibition halls and demonstration hall 2.',
    picture,
    toolpath: { ...picture, alt: '' },
    figures: [
      { name: 'Exhibitors', value: 1234, link: '/en/exhibitor-list' },
      { name: 'Premieres', value: 280, link: '/en/products?new=1' },
      { name: 'Sessions', value: 30, link: '/en/meeting' },
    ],
    notices: [
      { phase: 'open', text: 'Free before 24 March.' },
      { phase: 'after', text: 'The next exhibition: 30 March – 2 April 2027.' },
    ],
    actions: [
      link('Register to visit', '/en/audience/registration'),
      link('Reserve a booth', '/en/international/reserve-booth'),
    ],
  },
  themes: {
    ...head('Five exhibitions'),
    link: link('Enter', '/en/theme/1'),
    items: [
      {
        id: 1,
        name: 'Metal cutting',
        englishName: 'Metal cutting',
        colour: '#C1121F',
        halls: ['9', '11'],
        picture,
        link: '/en/theme/1',
      },
      {
        id: 4,
        name: 'Industrial supply',
        englishName: 'Industrial supply',
        colour: '#2D6A4F',
        halls: ['15'],
        picture,
        link: '/en/theme/4',
      },
    ],
  },
  premieres: {
    ...head('Premieres', '/en/products?new=1'),
    items: [
      {
        id: '1PDXEWXH6J7EZBD4DTT6T77P4H',
        name: 'ER40 tube end former',
        exhibitorName: 'Handor Tube',
        themeId: 2,
        booth: '12-C11',
        parameter: {
          key: 'laserPower',
          name: 'Clamping force',
          value: '40 kN',
          number: 12,
          unit: 'kW',
          better: 'higher',
        },
        picture,
        link: '/en/products/details/1PDXEWXH6J7EZBD4DTT6T77P4H',
        lang: 'en',
      },
    ],
  },
  conference: {
    ...head('Conference', '/en/meeting'),
    now: [],
    next: [],
    items: [
      {
        id: 'b',
        date: '2026-04-01',
        from: '10:00',
        to: '11:00',
        title: 'Stamping',
        room: 'Hall 10, room B',
        hall: '10',
        themeId: 2,
        link: '/en/meeting',
      },
      {
        id: 'c',
        date: '2026-03-31',
        from: '14:00',
        to: '16:00',
        title: 'Impellers',
        room: 'Hall 9, room A',
        hall: '9',
        themeId: 1,
        link: '/en/meeting',
      },
      {
        id: 'a',
        date: '2026-03-31',
        from: '09:30',
        to: '11:00',
        title: 'Opening',
        room: 'Main stage',
        hall: null,
        themeId: null,
        link: '/en/meeting',
      },
    ],
  },
  news: head('Latest news', '/en/news'),
  videos: {
    ...head('Videos', '/en/video'),
    items: [
      { id: 'a', title: 'A toolpath', text: 'From a mesh', duration: '03:42', picture, link: '/en/video' },
      { id: 'b', title: 'A weekend', text: 'A loading cell', duration: '02:18', picture, link: '/en/video' },
    ],
  },
  photos: {
    ...head('Illustrations', '/en/image'),
    items: [{ id: 'a', title: 'Hall 15, drives', picture, link: '/en/image' }],
  },
  exhibitors: {
    ...head('Selected exhibitors', '/en/exhibitor-list'),
    items: [
      {
        id: 'a',
        name: 'Lancore Bearings',
        englishName: 'Lancore Bearings',
        themeId: 4,
        booth: '15-A09',
        mark: picture,
        link: '/en/exhibitor-list',
      },
    ],
  },
  mediaCoverage: {
    ...head('Media coverage', '/en/media'),
    items: [{ id: 'a', date: '2026-01-15', quote: 'A weather vane.', source: 'Shop Floor Weekly' }],
  },
  partners: {
    ...head('Partners'),
    items: [{ id: 'a', name: 'Bay Area Association', mark: picture, link: '/en/exhibition/support-units' }],
  },
  concurrent: {
    ...head('Concurrent exhibitions'),
    items: [
      {
        id: 'a',
        title: 'Additive manufacturing',
        text: 'Hall 16',
        hall: '16',
        themeId: 5,
        picture,
        link: '/en/theme/3',
      },
    ],
  },
  quickAccess: {
    ...head('Quick access'),
    items: [{ id: 'a', icon: 'no-such-icon', title: 'Hall plan', text: 'Booths', link: '/en/exhibition/hall-plan' }],
  },
  takePart: {
    ...head('Take part'),
    items: [
      {
        id: 'visit',
        title: 'Register free of charge',
        text: 'Until 30 March.',
        actions: [link('Register now', '/en/audience/registration')],
      },
      {
        id: 'exhibit',
        title: 'Become an exhibitor',
        text: 'From 3 × 3 m.',
        actions: [link('To the booths', '/en/international/reserve-booth')],
      },
    ],
  },
};

export const newsSummary = (id: string, overrides: Partial<NewsSummary> = {}): NewsSummary => ({
  id,
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  typeId: 'exhibition',
  typeName: 'Exhibition',
  cover: picture,
  source: 'Organising committee',
  publishedAt: '2026-01-16T16:30:00.000Z',
  views: 12,
  isTop: false,
  lang: 'en',
  ...overrides,
});
