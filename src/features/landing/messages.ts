export const landingMessages = {
  booth: { id: 'landing.booth', defaultMessage: 'Reserve a booth' },
  dates: { id: 'landing.dates', defaultMessage: '{range} · {venue}' },
  news: { id: 'landing.news', defaultMessage: 'From the newsroom' },
  allNews: { id: 'landing.allNews', defaultMessage: 'All news' },
} as const;
