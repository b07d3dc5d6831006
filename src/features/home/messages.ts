export const visitMessages = {
  my: { id: 'visit.my', defaultMessage: 'My registration' },
  newsletter: { id: 'visit.newsletter', defaultMessage: 'Get the newsletter' },
  plan: { id: 'visit.plan', defaultMessage: 'Plan your visit' },
  register: { id: 'visit.register', defaultMessage: 'Register to visit' },
  review: { id: 'visit.review', defaultMessage: 'Review' },
} as const;

export const homeMessages = {
  booth: { id: 'home.booth', defaultMessage: 'Reserve a booth' },
  countdown: { id: 'home.countdown', defaultMessage: 'Time until the opening' },
  date: { id: 'home.date', defaultMessage: 'Date' },
  days: { id: 'home.days', defaultMessage: 'days' },
  daysToGo: { id: 'home.daysToGo', defaultMessage: 'days to go' },
  duration: { id: 'home.duration', defaultMessage: 'Length {duration}' },
  edition: {
    id: 'home.edition',
    defaultMessage: '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition',
  },
  hall: { id: 'home.hall', defaultMessage: 'Hall {hall}' },
  halls: { id: 'home.halls', defaultMessage: '{count, plural, one {Hall} other {Halls}}' },
  hours: { id: 'home.hours', defaultMessage: 'hours' },
  minutes: { id: 'home.minutes', defaultMessage: 'minutes' },
  nowOpen: { id: 'home.nowOpen', defaultMessage: 'Open now' },
  place: { id: 'home.place', defaultMessage: 'Place' },
  seconds: { id: 'home.seconds', defaultMessage: 'seconds to the opening' },
  thanks: { id: 'home.thanks', defaultMessage: 'Thank you for coming' },
} as const;
