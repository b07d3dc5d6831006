export const visaLetterMessages = {
  noscript: {
    id: 'visaLetter.noscript',
    defaultMessage: 'This form needs JavaScript. Without it, please write to {email}.',
  },
  note: {
    id: 'visaLetter.note',
    defaultMessage:
      'The letter does not promise a visa. Write what your passport says: a letter with other words is of no use at the consulate.',
  },
  takenTitle: { id: 'visaLetter.takenTitle', defaultMessage: 'Your letter is on its way' },
  takenText: {
    id: 'visaLetter.takenText',
    defaultMessage:
      'The PDF goes to {email} and arrives within minutes. Check name, passport number and dates before you print it.',
  },
  number: { id: 'visaLetter.number', defaultMessage: 'Number of the letter' },
  sentAt: { id: 'visaLetter.sentAt', defaultMessage: 'Written' },
  missing: {
    id: 'visaLetter.missing',
    defaultMessage: 'Nothing arrived after ten minutes? Look into the folder for junk mail, then write to {email}.',
  },
  another: { id: 'visaLetter.another', defaultMessage: 'A letter for a colleague' },
  closedTitle: { id: 'visaLetter.closedTitle', defaultMessage: 'Letters are written while registration is open' },
  closedText: {
    id: 'visaLetter.closedText',
    defaultMessage: 'It is not open now. Questions about visas: {email}',
  },
} as const;
