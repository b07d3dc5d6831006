export const uiMessages = {
  booth: { id: 'ui.booth', defaultMessage: 'Booth {booth}' },
  breadcrumbs: { id: 'ui.breadcrumbs', defaultMessage: 'You are here' },
  close: { id: 'ui.close', defaultMessage: 'Close' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading…' },
  nextPage: { id: 'ui.nextPage', defaultMessage: 'Next' },
  page: { id: 'ui.page', defaultMessage: 'Page {page}' },
  pageSize: { id: 'ui.pageSize', defaultMessage: '{count} records/page' },
  pagination: { id: 'ui.pagination', defaultMessage: 'Pages' },
  previousPage: { id: 'ui.previousPage', defaultMessage: 'Previous' },
  retry: { id: 'ui.retry', defaultMessage: 'Try again' },
} as const;
