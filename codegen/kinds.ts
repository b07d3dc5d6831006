/**
 * The reviewed table of calls whose method does not say whether they read or write. The generator takes a GET for a query
 * and the rest for mutations; the service's history is wrong for the calls below. A test holds the table against the contract
 * and against docs/specification/operations.tsv.
 */

/** POST in the contract, but only reads: a query of the client, cached like one. */
export const postReads: readonly string[] = [
  'configSeoByUrl',
  'wxSignature',
  'mediaImages',
  'mediaVideos',
  'mediaTypes',
  'mediaNewsPage',
  'visitorFindByMobile',
  'visitorEnExistEmail',
  'groupQrCode',
  'exhibitorPage',
  'exhibitPage',
  'exhibitorMyRegist',
  'downloadList',
  'advertTypes',
  'supportList',
  'meetingBanners',
  'meetingPage',
  'meetingDynamics',
  'meetingThemes',
  'meetingThemePage',
  'meetingEnrollByMobile',
  'meetingCharged',
  'meetingTopicList',
  'landingNews',
  'ownFavourites',
];

/** GET in the contract, but changes something: a mutation of the client, never repeated by itself, refused across sites. */
export const getWrites: readonly string[] = [
  'wxLogin',
  'wxScanLogin',
  'mediaExchangeMessage',
  'verifySmsSend',
  'verifySmsValidate',
  'visitorDeletePartner',
  'visitorRedeemCode',
  'meSendCode',
  'groupDeleteUser',
  'groupUpdateMaster',
];
