/** Error reasons of form answers, with their HTTP statuses. */

export const formsReasons = {
  'form.versionUnknown': 400,
  'form.versionArchived': 400,
  'form.answerInvalid': 400,
  'form.designerUnknown': 404,
  'form.schemaInvalid': 400,
  'form.migrationInvalid': 400,
  'form.notNext': 409,
  'form.breaking': 409,
  'form.draftChanged': 409,
  'form.draftLocked': 409,
  'form.tooManyDrafts': 409,
  'form.reviewNeeded': 409,
  'form.previewWrong': 400,
  'form.notYetOpen': 409,
  'form.closed': 409,
  'form.full': 409,
} as const;
