export const newsletterMessages = {
  almost: { id: 'newsletter.almost', defaultMessage: 'Almost there' },
  almostText: {
    id: 'newsletter.almostText',
    defaultMessage: 'We have sent you a mail. Please follow the link in it to confirm your subscription.',
  },
  confirm: { id: 'newsletter.confirm', defaultMessage: 'Confirm the newsletter' },
  confirmText: {
    id: 'newsletter.confirmText',
    defaultMessage: 'One click, and the newsletter comes to you once a month.',
  },
  confirmed: { id: 'newsletter.confirmed', defaultMessage: 'You are subscribed' },
  confirmedText: {
    id: 'newsletter.confirmedText',
    defaultMessage: 'The newsletter goes to {email}. Each one has a link that ends it.',
  },
  end: { id: 'newsletter.end', defaultMessage: 'End the newsletter' },
  endText: { id: 'newsletter.endText', defaultMessage: 'One click, and no further newsletter will be sent.' },
  ended: { id: 'newsletter.ended', defaultMessage: 'The newsletter has ended' },
  endedText: { id: 'newsletter.endedText', defaultMessage: 'Nothing more will be sent to {email}.' },
  failed: { id: 'newsletter.failed', defaultMessage: 'That did not work. Please try again.' },
  noToken: {
    id: 'newsletter.noToken',
    defaultMessage: 'This link is not complete. Please open it from the mail again.',
  },
} as const;
