import type { SearchKind } from '@/api/types';

export const searchMessages = {
  all: { id: 'search.all', defaultMessage: 'All' },
  allOf: { id: 'search.allOf', defaultMessage: '{kind}: all {count}' },
  booth: { id: 'search.booth', defaultMessage: 'Booth {booth} on the hall plan' },
  failed: { id: 'search.failed', defaultMessage: 'The search did not answer' },
  failedText: { id: 'search.failedText', defaultMessage: 'Your words are kept. Please try again.' },
  field: { id: 'search.field', defaultMessage: 'Search the whole site' },
  inList: { id: 'search.inList', defaultMessage: 'Show all {count} in the list' },
  kinds: { id: 'search.kinds', defaultMessage: 'Kinds of results' },
  mean: { id: 'search.mean', defaultMessage: 'Did you mean' },
  nothing: { id: 'search.nothing', defaultMessage: 'Nothing found for “{words}”' },
  nothingOfKind: { id: 'search.nothingOfKind', defaultMessage: 'Nothing of this kind for “{words}”' },
  nothingText: {
    id: 'search.nothingText',
    defaultMessage: 'Try fewer or shorter words, another spelling, or one of these ways.',
  },
  placeholder: { id: 'search.placeholder', defaultMessage: 'Exhibitor, product, topic, booth number' },
  popular: { id: 'search.popular', defaultMessage: 'Popular keywords' },
  range: { id: 'search.range', defaultMessage: '{from, number}–{to, number} of {count, number}' },
  results: {
    id: 'search.results',
    defaultMessage: '{count, plural, one {# result} other {# results}} for “{words}”',
  },
  title: { id: 'search.title', defaultMessage: 'Search' },
  wayContact: { id: 'search.wayContact', defaultMessage: 'Ask us' },
  wayExhibitors: { id: 'search.wayExhibitors', defaultMessage: 'All exhibitors' },
  wayMeetings: { id: 'search.wayMeetings', defaultMessage: 'Conference programme' },
  wayPlan: { id: 'search.wayPlan', defaultMessage: 'Hall plan' },
  wayProducts: { id: 'search.wayProducts', defaultMessage: 'All products' },
} as const;

export const kindMessages = {
  exhibitor: { id: 'search.kind.exhibitor', defaultMessage: 'Exhibitors' },
  exhibit: { id: 'search.kind.exhibit', defaultMessage: 'Products' },
  news: { id: 'search.kind.news', defaultMessage: 'News' },
  meeting: { id: 'search.kind.meeting', defaultMessage: 'Meetings' },
  video: { id: 'search.kind.video', defaultMessage: 'Videos' },
  image: { id: 'search.kind.image', defaultMessage: 'Photographs' },
  download: { id: 'search.kind.download', defaultMessage: 'Downloads' },
  page: { id: 'search.kind.page', defaultMessage: 'Pages' },
} as const satisfies Record<SearchKind, { id: string; defaultMessage: string }>;
