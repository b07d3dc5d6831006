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

/** The page behind the opt-out link of invitations and receipts. */
export const optOutMessages = {
  title: { id: 'newsletter.stop', defaultMessage: 'Stop these messages' },
  text: {
    id: 'newsletter.stopText',
    defaultMessage:
      'Somebody entered your number or address on our site. Press the button and we won’t send you invitations or receipts that others ask for. Codes and confirmations that you request yourself still arrive.',
  },
  stop: { id: 'newsletter.stopNow', defaultMessage: 'Stop messages' },
  done: { id: 'newsletter.stopped', defaultMessage: 'Done. You won’t get these messages any more' },
  doneText: {
    id: 'newsletter.stoppedText',
    defaultMessage: 'This holds for the number or address that received the message.',
  },
  failed: { id: 'newsletter.stopFailed', defaultMessage: 'That did not work. Please try again.' },
} as const;
