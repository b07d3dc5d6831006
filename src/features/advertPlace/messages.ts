/** What adverts on pages say: a part of the shell's texts, since many pages have a place for them. */
export const placeMessages = {
  place: { id: 'adverts.place', defaultMessage: 'Adverts' },
  secondPlace: { id: 'adverts.secondPlace', defaultMessage: 'More adverts' },
  paid: { id: 'adverts.paid', defaultMessage: 'Advertisement · {advertiser}' },
  house: { id: 'adverts.house', defaultMessage: 'From the organiser' },
} as const;
