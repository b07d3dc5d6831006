/** The API client: endpoints of each tag of the contract, the contract's types, and errors. */
export { emptyApi as api } from './emptyApi';
export { type ApiError, errorOf, type FieldError, isApiError, type OperationId, type ReasonOf } from './errors';
export { fetchLatest } from './fetchLatest';
export { fileApi } from './file';
export { formApi } from './form';
export { groupApi } from './group';
export { ownApi } from './own';
export { selectEdition, siteApi } from './site';
export { visitorApi } from './visitor';
export { visitorEnApi } from './visitorEn';
export { advertApi } from './generated/advert.gen';
export { basicApi } from './generated/basic.gen';
export { configApi } from './generated/config.gen';
export { downloadApi } from './generated/download.gen';
export { exhibitApi } from './generated/exhibit.gen';
export { exhibitorApi } from './generated/exhibitor.gen';
export { landingApi } from './generated/landing.gen';
export { logApi } from './generated/log.gen';
export { meApi } from './generated/me.gen';
export { mediaApi } from './generated/media.gen';
export { meetingApi } from './generated/meeting.gen';
export { planApi } from './generated/plan.gen';
export { supportApi } from './generated/support.gen';
export { topicApi } from './generated/topic.gen';
export { verifyApi } from './generated/verify.gen';
export { wxApi } from './generated/wx.gen';
/** What a report of a problem may contain of a request. */
export { publicArguments } from './generated/publicArguments.gen';
/** The values of the contract's enums. */
export * from './generated/enums.gen';
export type * from './generated/types.gen';

/** Options of a one-off `.initiate` read: no subscription, and no cached response. */
export const UNCACHED_READ = { subscribe: false, forceRefetch: true } as const;
