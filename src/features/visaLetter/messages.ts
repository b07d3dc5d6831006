export const visaLetterMessages = {
  noscript: { id: 'visaLetter.noscript' },
  note: { id: 'visaLetter.note' },
  takenTitle: { id: 'visaLetter.takenTitle' },
  takenText: { id: 'visaLetter.takenText' },
  number: { id: 'visaLetter.number' },
  sentAt: { id: 'visaLetter.sentAt' },
  missing: { id: 'visaLetter.missing' },
  another: { id: 'visaLetter.another' },
  closedTitle: { id: 'visaLetter.closedTitle' },
  closedText: { id: 'visaLetter.closedText' },
} as const;
