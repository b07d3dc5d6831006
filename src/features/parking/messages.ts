export const parkingMessages = {
  title: { id: 'parking.title', defaultMessage: 'Parking code' },
  intro: {
    id: 'parking.intro',
    defaultMessage:
      'For registered visitors who come by car. Confirm the mobile number of your registration: the code opens the gate.',
  },
  submit: { id: 'parking.submit', defaultMessage: 'Show my code' },
  submitting: { id: 'parking.submitting', defaultMessage: 'One moment…' },
  noscript: {
    id: 'parking.noscript',
    defaultMessage: 'This page needs JavaScript. The QR code of your visitor badge opens the gate as well.',
  },
  qr: { id: 'parking.qr', defaultMessage: 'QR code for the gate' },
  hold: { id: 'parking.hold', defaultMessage: 'Hold it before the scanner at the gate, when driving in and out.' },
  mobile: { id: 'parking.mobile', defaultMessage: 'Mobile number' },
  plate: { id: 'parking.plate', defaultMessage: 'Car number' },
  valid: { id: 'parking.valid', defaultMessage: 'Good on' },
  days: { id: 'parking.days', defaultMessage: '{from} to {until}' },
  other: { id: 'parking.other', defaultMessage: 'Another number' },
  traffic: { id: 'parking.traffic', defaultMessage: 'Ways and car parks' },
  lost: {
    id: 'parking.lost',
    defaultMessage:
      'The network failed, so your code is not here yet. Your number is still confirmed: please try again.',
  },
  absentTitle: { id: 'parking.absentTitle', defaultMessage: '{mobile} is not registered' },
  absentText: {
    id: 'parking.absentText',
    defaultMessage: 'Parking codes are for registered visitors. Registering takes three minutes.',
  },
  register: { id: 'parking.register', defaultMessage: 'Register my visit' },
} as const;
