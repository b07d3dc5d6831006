// Written by `npm run codegen` from openapi/. Do not edit.

export interface OperationTraits {
  service: 'main' | 'helper' | 'legacy' | 'static';
  /** Of the request's body, where there is one. */
  contentType: string;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  answer: 'json' | 'document' | 'text' | 'blob';
}

const usual: OperationTraits = { service: 'main', contentType: 'application/json', answer: 'json' };

/** What of an operation differs from the usual. */
const unusual: Record<string, Partial<OperationTraits>> = {
  basicGlobalJson: { service: 'static', answer: 'document' },
  exhibitorMapSearch: { service: 'helper' },
  exhibitorParkQrCode: { service: 'helper' },
  groupExcelImport: { contentType: 'multipart/form-data' },
  groupExcelTemplate: { answer: 'blob' },
  groupExportQrCode: { answer: 'blob' },
  landingBoothReserve: { service: 'legacy' },
  landingCaptcha: { service: 'legacy', answer: 'blob' },
  landingNews: { service: 'legacy' },
  landingPhoneCode: { service: 'legacy' },
  logTrack: { contentType: 'application/x-www-form-urlencoded' },
  ownAdvertCount: { contentType: 'application/x-www-form-urlencoded' },
  ownCaptchaAudio: { answer: 'blob' },
  ownFavouritesExport: { answer: 'blob' },
  ownMeetingCalendar: { answer: 'text' },
  ownPaymentNotice: { answer: 'document' },
  ownRegistrationBadge: { answer: 'blob' },
  ownRegistrationCalendar: { answer: 'text' },
  ownUnsubscribeOneClick: { contentType: 'application/x-www-form-urlencoded' },
  visitorBusinessCardScan: { contentType: 'multipart/form-data' },
  wxUrlLink: { service: 'helper' },
};

/** How an operation is requested and how its response is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...usual, ...unusual[operationId] });
