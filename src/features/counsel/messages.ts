/** A question to an exhibitor. */
export const counselMessages = {
  name: { id: 'counsel.name', defaultMessage: 'Your name' },
  company: { id: 'counsel.company', defaultMessage: 'Company' },
  mobile: { id: 'counsel.mobile', defaultMessage: 'Telephone' },
  email: { id: 'counsel.email', defaultMessage: 'Email' },
  contactHelp: {
    id: 'counsel.contactHelp',
    defaultMessage: 'A telephone number or an email, so that the company can answer.',
  },
  contactMissing: { id: 'counsel.contactMissing', defaultMessage: 'Please enter a telephone number or an email' },
  mobileInvalid: { id: 'counsel.mobileInvalid', defaultMessage: 'Telephone number format is incorrect' },
  about: { id: 'counsel.about', defaultMessage: 'Which product is it about?' },
  aboutAny: { id: 'counsel.aboutAny', defaultMessage: 'None in particular' },
  content: { id: 'counsel.content', defaultMessage: 'Your question' },
  contentHelp: { id: 'counsel.contentHelp', defaultMessage: '2 to 1,000 characters.' },
  privacy: {
    id: 'counsel.privacy',
    defaultMessage:
      'I have read the <link>privacy policy</link> and agree that this is passed on to the company for its answer.',
  },
  send: { id: 'counsel.send', defaultMessage: 'Send the question' },
  sending: { id: 'counsel.sending', defaultMessage: 'Sending…' },
  problemTitle: { id: 'counsel.problemTitle', defaultMessage: 'There is a problem' },
  doneTitle: { id: 'counsel.doneTitle', defaultMessage: 'Your question is on its way' },
  doneNumber: { id: 'counsel.doneNumber', defaultMessage: 'Number: {number}' },
  doneText: { id: 'counsel.doneText', defaultMessage: 'We have passed it on to {name}, who will answer you directly.' },
  another: { id: 'counsel.another', defaultMessage: 'Ask another question' },
} as const;
