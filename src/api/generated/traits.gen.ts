// Written by `npm run codegen` from the contract. Do not edit.

export interface OperationTraits {
  service: 'helper' | 'legacy' | 'main' | 'static';
  /** Of the request's body, where there is one. */
  contentType: string;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  responseType: 'json' | 'document' | 'text' | 'blob';
}

const defaults: OperationTraits = { service: 'main', contentType: 'application/json', responseType: 'json' };

/** Traits that differ from the defaults, by operation. */
const overrides: Record<string, Partial<OperationTraits>> = {
  basicGlobalJson: { service: 'static', responseType: 'document' },
  exhibitorMapSearch: { service: 'helper' },
  exhibitorParkQrCode: { service: 'helper' },
  groupExcelImport: { contentType: 'multipart/form-data' },
  groupExcelTemplate: { responseType: 'blob' },
  groupExportQrCode: { responseType: 'blob' },
  landingBoothReserve: { service: 'legacy' },
  landingCaptcha: { service: 'legacy', responseType: 'blob' },
  landingNews: { service: 'legacy' },
  landingPhoneCode: { service: 'legacy' },
  logTrack: { contentType: 'application/x-www-form-urlencoded' },
  ownAdvertCount: { contentType: 'application/x-www-form-urlencoded' },
  ownCaptchaAudio: { responseType: 'blob' },
  ownFavouritesExport: { responseType: 'blob' },
  ownMeetingCalendar: { responseType: 'text' },
  ownPaymentNotice: { responseType: 'document' },
  ownRegistrationBadge: { responseType: 'blob' },
  ownRegistrationCalendar: { responseType: 'text' },
  ownUnsubscribeOneClick: { contentType: 'application/x-www-form-urlencoded' },
  ownUploadFile: { contentType: 'multipart/form-data' },
  visitorBusinessCardScan: { contentType: 'multipart/form-data' },
  wxUrlLink: { service: 'helper' },
};

/** How an operation is requested and how its response is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...defaults, ...overrides[operationId] });
