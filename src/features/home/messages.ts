export const visitMessages = {
  badge: { id: 'visit.badge', defaultMessage: 'My badge' },
  my: { id: 'visit.my', defaultMessage: 'My registration' },
  newsletter: { id: 'visit.newsletter', defaultMessage: 'Get the newsletter' },
  plan: { id: 'visit.plan', defaultMessage: 'Plan your visit' },
  register: { id: 'visit.register', defaultMessage: 'Register to visit' },
  review: { id: 'visit.review', defaultMessage: 'Review' },
} as const;

export const homeMessages = {
  countdown: { id: 'home.countdown', defaultMessage: 'Time until the opening' },
  date: { id: 'home.date', defaultMessage: 'Date' },
  days: { id: 'home.days', defaultMessage: '{count, plural, one {day} other {days}}' },
  daysToGo: { id: 'home.daysToGo', defaultMessage: '{count, plural, one {day to go} other {days to go}}' },
  duration: { id: 'home.duration', defaultMessage: 'Length {duration}' },
  edition: {
    id: 'home.edition',
    defaultMessage: '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} edition',
  },
  hallPlan: { id: 'home.hallPlan', defaultMessage: 'Hall plan' },
  halls: { id: 'home.halls', defaultMessage: '{count, plural, one {Hall} other {Halls}}' },
  hours: { id: 'home.hours', defaultMessage: '{count, plural, one {hour} other {hours}}' },
  minutes: { id: 'home.minutes', defaultMessage: '{count, plural, one {minute} other {minutes}}' },
  nowOpen: { id: 'home.nowOpen', defaultMessage: 'Open now' },
  place: { id: 'home.place', defaultMessage: 'Place' },
  programme: { id: 'home.programme', defaultMessage: 'Programme' },
  seconds: {
    id: 'home.seconds',
    defaultMessage: '{count, plural, one {second to the opening} other {seconds to the opening}}',
  },
  shortcuts: { id: 'home.shortcuts', defaultMessage: 'Shortcuts' },
  thanks: { id: 'home.thanks', defaultMessage: 'Thank you for coming' },
} as const;
