export const planMessages = {
  booths: { id: 'plan.booths', defaultMessage: 'Booths' },
  calendar: { id: 'plan.calendar', defaultMessage: 'Meetings to calendar' },
  empty: { id: 'plan.empty', defaultMessage: 'Nothing is marked yet' },
  emptyText: {
    id: 'plan.emptyText',
    defaultMessage: 'A heart beside an exhibitor, a product or a meeting puts it here, by day and by hall.',
  },
  failed: {
    id: 'plan.failed',
    defaultMessage: 'The file could not be made: it needs a connection. The plan itself is kept.',
  },
  hall: { id: 'plan.hall', defaultMessage: 'Hall {hall}' },
  lead: {
    id: 'plan.lead',
    defaultMessage: 'Kept in this browser, without an account. It can be read in the halls without a network.',
  },
  meetings: { id: 'plan.meetings', defaultMessage: 'Meetings' },
  noBooth: { id: 'plan.noBooth', defaultMessage: 'Without a booth so far' },
  overlaps: { id: 'plan.overlaps', defaultMessage: 'Overlaps with “{title}”' },
  product: { id: 'plan.product', defaultMessage: 'Product' },
  remove: { id: 'plan.remove', defaultMessage: 'Keep {name}' },
  script: { id: 'plan.script', defaultMessage: 'The plan is kept by this browser itself and needs JavaScript.' },
  sheet: { id: 'plan.sheet', defaultMessage: 'As a spreadsheet' },
  title: { id: 'plan.title', defaultMessage: 'My visit plan' },
  toExhibitors: { id: 'plan.toExhibitors', defaultMessage: 'Find exhibitors' },
  toMeetings: { id: 'plan.toMeetings', defaultMessage: 'See the programme' },
  zone: { id: 'plan.zone', defaultMessage: 'Shenzhen time (UTC+8)' },
} as const;
