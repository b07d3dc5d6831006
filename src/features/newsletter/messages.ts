export const newsletterMessages = {
  almost: { id: 'newsletter.almost' },
  almostText: { id: 'newsletter.almostText' },
  confirm: { id: 'newsletter.confirm' },
  confirmText: { id: 'newsletter.confirmText' },
  confirmed: { id: 'newsletter.confirmed' },
  confirmedText: { id: 'newsletter.confirmedText' },
  end: { id: 'newsletter.end' },
  endText: { id: 'newsletter.endText' },
  ended: { id: 'newsletter.ended' },
  endedText: { id: 'newsletter.endedText' },
  failed: { id: 'newsletter.failed' },
  noToken: { id: 'newsletter.noToken' },
} as const;

/** The page behind the opt-out link of invitations and receipts. */
export const optOutMessages = {
  title: { id: 'newsletter.stop' },
  text: { id: 'newsletter.stopText' },
  stop: { id: 'newsletter.stopNow' },
  done: { id: 'newsletter.stopped' },
  doneText: { id: 'newsletter.stoppedText' },
  failed: { id: 'newsletter.stopFailed' },
} as const;
