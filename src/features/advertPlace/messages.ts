/** What adverts on pages say: a part of the shell's texts, since many pages have a place for them. */
export const placeMessages = {
  place: { id: 'adverts.place' },
  secondPlace: { id: 'adverts.secondPlace' },
  paid: { id: 'adverts.paid' },
  house: { id: 'adverts.house' },
} as const;
