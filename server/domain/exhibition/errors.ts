/** Error reasons of exhibitors, booths, invitations and parking, with their HTTP statuses. */

export const exhibitionReasons = {
  'exhibitor.notFound': 404,
  'exhibit.categoryMissing': 400,
  'counsel.contactMissing': 400,
  'parking.notFound': 404,
  'invitation.notFound': 404,
  'booth.sizeMissing': 400,
} as const;
