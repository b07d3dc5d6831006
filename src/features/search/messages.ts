import type { SearchKind } from '@/api/types';

export const searchMessages = {
  all: { id: 'search.all' },
  allOf: { id: 'search.allOf' },
  booth: { id: 'search.booth' },
  failed: { id: 'search.failed' },
  failedText: { id: 'search.failedText' },
  field: { id: 'search.field' },
  inList: { id: 'search.inList' },
  kinds: { id: 'search.kinds' },
  mean: { id: 'search.mean' },
  nothing: { id: 'search.nothing' },
  nothingOfKind: { id: 'search.nothingOfKind' },
  nothingText: { id: 'search.nothingText' },
  placeholder: { id: 'search.placeholder' },
  popular: { id: 'search.popular' },
  range: { id: 'search.range' },
  results: { id: 'search.results' },
  title: { id: 'search.title' },
  wayContact: { id: 'search.wayContact' },
  wayExhibitors: { id: 'search.wayExhibitors' },
  wayMeetings: { id: 'search.wayMeetings' },
  wayPlan: { id: 'search.wayPlan' },
  wayProducts: { id: 'search.wayProducts' },
} as const;

export const kindMessages = {
  exhibitor: { id: 'search.kind.exhibitor' },
  exhibit: { id: 'search.kind.exhibit' },
  news: { id: 'search.kind.news' },
  meeting: { id: 'search.kind.meeting' },
  video: { id: 'search.kind.video' },
  image: { id: 'search.kind.image' },
  download: { id: 'search.kind.download' },
  page: { id: 'search.kind.page' },
} as const satisfies Record<SearchKind, { id: string }>;
