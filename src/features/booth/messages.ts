/** The page around the form; what the form asks stands in its file. */
export const boothMessages = {
  crumbExhibit: { id: 'booth.crumbExhibit', defaultMessage: 'Exhibit' },
  abroad: { id: 'booth.abroad', defaultMessage: 'Is your company registered outside of mainland China?' },
  abroadLink: { id: 'booth.abroadLink', defaultMessage: 'Use the international form' },
  mainland: { id: 'booth.mainland', defaultMessage: 'A company from mainland China?' },
  mainlandLink: { id: 'booth.mainlandLink', defaultMessage: 'Use the form for mainland companies' },
  noscript: {
    id: 'booth.noscript',
    defaultMessage: 'This form needs JavaScript. Without it, please call {phone} or write to {email}.',
  },
  note: { id: 'booth.note', defaultMessage: 'You pay nothing now. Our staff confirm the booth with you.' },
  closedTitle: { id: 'booth.closedTitle', defaultMessage: 'Reservation for this edition is closed' },
  closedText: {
    id: 'booth.closedText',
    defaultMessage: 'The exhibition has begun. For a booth at the next edition, please get in touch.',
  },
} as const;

/** How much is asked for and how much is left. */
export const areaMessages = {
  area: { id: 'booth.area', defaultMessage: '{area} m² in all' },
  areaFree: { id: 'booth.areaFree', defaultMessage: '{area} m² are free at the moment' },
  boothsFree: {
    id: 'booth.boothsFree',
    defaultMessage: '{count, plural, one {# standard booth is} other {# standard booths are}} free at the moment',
  },
  more: {
    id: 'booth.more',
    defaultMessage: 'This is more than is free. Send it all the same: we will find a way with you.',
  },
  liveTitle: { id: 'booth.liveTitle', defaultMessage: 'Free space' },
  liveUnit: { id: 'booth.liveUnit', defaultMessage: 'm²' },
  liveOf: { id: 'booth.liveOf', defaultMessage: 'of {total} m²' },
  liveBooths: {
    id: 'booth.liveBooths',
    defaultMessage: '{count, plural, one {# standard booth} other {# standard booths}}',
  },
  hall: { id: 'booth.hall', defaultMessage: 'Hall {hall}' },
  hallLeft: { id: 'booth.hallLeft', defaultMessage: '{area} m²' },
  hallNone: { id: 'booth.hallNone', defaultMessage: 'Sold out' },
  asOf: { id: 'booth.asOf', defaultMessage: 'As of {time}, Shenzhen time' },
  contactTitle: { id: 'booth.contactTitle', defaultMessage: 'Would you rather talk to us?' },
  contactPhone: { id: 'booth.contactPhone', defaultMessage: 'Telephone' },
  contactEmail: { id: 'booth.contactEmail', defaultMessage: 'E-mail' },
  process: { id: 'booth.process', defaultMessage: 'How exhibiting works' },
  plan: { id: 'booth.plan', defaultMessage: 'Hall plan' },
} as const;

/** After it was sent. */
export const takenMessages = {
  takenTitle: { id: 'booth.takenTitle', defaultMessage: 'We have your reservation' },
  takenText: {
    id: 'booth.takenText',
    defaultMessage:
      'Thank you, {name}. Our staff will be in touch within {days, plural, one {# working day} other {# working days}} to confirm the booth and its price.',
  },
  takenNumber: { id: 'booth.takenNumber', defaultMessage: 'Reference' },
  takenCompany: { id: 'booth.takenCompany', defaultMessage: 'Company' },
  takenBooth: { id: 'booth.takenBooth', defaultMessage: 'Booth' },
  takenStandard: {
    id: 'booth.takenStandard',
    defaultMessage: '{count, plural, one {# standard booth} other {# standard booths}}, {area} m²',
  },
  takenRaw: { id: 'booth.takenRaw', defaultMessage: '{area} m² of raw space' },
  takenExhibits: { id: 'booth.takenExhibits', defaultMessage: 'Planned exhibits' },
  takenAt: { id: 'booth.takenAt', defaultMessage: 'Sent' },
  another: { id: 'booth.another', defaultMessage: 'Make another reservation' },
} as const;
