export const mediaCardMessages = {
  crumbMedia: { id: 'mediaCard.crumbMedia', defaultMessage: 'Media' },
  helpTitle: { id: 'mediaCard.helpTitle', defaultMessage: 'Press office' },
  helpText: {
    id: 'mediaCard.helpText',
    defaultMessage: 'The press room is on the upper level of hall 13: cable network, a studio, lockers.',
  },
  bringTitle: { id: 'mediaCard.bringTitle', defaultMessage: 'To collect the card, bring' },
  bringId: { id: 'mediaCard.bringId', defaultMessage: 'Your ID card or passport' },
  bringCard: { id: 'mediaCard.bringCard', defaultMessage: 'Your press card or a letter of your editors' },
  more: { id: 'mediaCard.more', defaultMessage: 'All for the press' },
  note: {
    id: 'mediaCard.note',
    defaultMessage: 'Journalists must be 18 or older. The organiser keeps the final decision.',
  },
  noscript: {
    id: 'mediaCard.noscript',
    defaultMessage: 'This form needs JavaScript. Without it, please write to {email}.',
  },
  takenTitle: { id: 'mediaCard.takenTitle', defaultMessage: 'We have your application' },
  takenText: {
    id: 'mediaCard.takenText',
    defaultMessage:
      'A confirmation is on its way to {email}. The press office answers within {days, plural, one {# working day} other {# working days}}.',
  },
  takenNumber: { id: 'mediaCard.takenNumber', defaultMessage: 'Reference' },
  takenAt: { id: 'mediaCard.takenAt', defaultMessage: 'Sent' },
  another: { id: 'mediaCard.another', defaultMessage: 'Apply for a colleague' },
} as const;
