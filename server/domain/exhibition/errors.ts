/** Exhibitors, booths, invitations, parking: each reason with its HTTP status. */

export const exhibitionReasons = {
  'exhibitor.notFound': 404,
  'counsel.contactMissing': 400,
  'parking.notFound': 404,
  'invitation.notFound': 404,
  'booth.sizeMissing': 400,
} as const;
