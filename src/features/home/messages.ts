export const visitMessages = {
  badge: { id: 'visit.badge' },
  my: { id: 'visit.my' },
  newsletter: { id: 'visit.newsletter' },
  plan: { id: 'visit.plan' },
  register: { id: 'visit.register' },
  review: { id: 'visit.review' },
} as const;

export const homeMessages = {
  countdown: { id: 'home.countdown' },
  date: { id: 'home.date' },
  days: { id: 'home.days' },
  daysToGo: { id: 'home.daysToGo' },
  duration: { id: 'home.duration' },
  edition: { id: 'home.edition' },
  hallPlan: { id: 'home.hallPlan' },
  halls: { id: 'home.halls' },
  hours: { id: 'home.hours' },
  minutes: { id: 'home.minutes' },
  nowOpen: { id: 'home.nowOpen' },
  place: { id: 'home.place' },
  programme: { id: 'home.programme' },
  seconds: { id: 'home.seconds' },
  shortcuts: { id: 'home.shortcuts' },
  thanks: { id: 'home.thanks' },
} as const;
