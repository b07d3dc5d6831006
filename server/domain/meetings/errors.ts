/** Error reasons of meetings, enrolment, sign-in and staff devices, with their HTTP statuses. */

export const meetingsReasons = {
  'meeting.notFound': 404,
  'meeting.closed': 409,
  'meeting.full': 409,
  'meeting.charged': 409,
  'meeting.notYet': 409,
  'meeting.over': 409,
  'enrolment.notFound': 404,
  'enrolment.contactMissing': 400,
  'enrolment.exists': 409,
  'enrolment.chosenOverlap': 409,
  'enrolment.overlaps': 409,
  'enrolment.waiting': 409,
  'enrolment.unpaid': 409,
  'enrolment.cancelled': 409,
  'enrolment.released': 409,
  'enrolment.signedIn': 409,
  'staff.deviceUnknown': 404,
} as const;
