/** Error reasons of delegations and their Excel files, with their HTTP statuses. */

export const groupsReasons = {
  'group.notFound': 404,
  'group.userNotFound': 404,
  'group.exists': 409,
  'group.locked': 409,
  'group.documentExists': 409,
  'group.userExists': 409,
  'group.full': 409,
  'group.masterStays': 409,
  'group.forming': 409,
  'excel.notXlsx': 400,
  'excel.oldXls': 400,
  'excel.tooLarge': 400,
  'excel.tooManyRows': 400,
  'excel.wrongHead': 400,
  'excel.empty': 400,
  'excel.tooSlow': 400,
  'excel.documentExists': 409,
  'excel.previewNotFound': 404,
} as const;
