// Written by `npm run codegen` from the contract. Do not edit.
export const LinkTarget = {
  "_self": "_self",
  "_blank": "_blank",
} as const;
export type LinkTarget = (typeof LinkTarget)[keyof typeof LinkTarget];
export const Locale = {
  "zh-cn": "zh-cn",
  "en": "en",
  "ru": "ru",
  "zh-tw": "zh-tw",
  "ja": "ja",
} as const;
export type Locale = (typeof Locale)[keyof typeof Locale];
export const Phase = {
  "before": "before",
  "open": "open",
  "closed": "closed",
  "during": "during",
  "after": "after",
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];
export const SearchKind = {
  "exhibitor": "exhibitor",
  "exhibit": "exhibit",
  "news": "news",
  "meeting": "meeting",
  "video": "video",
  "image": "image",
  "download": "download",
  "page": "page",
} as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];
export const MediaKind = {
  "news": "news",
  "video": "video",
  "image": "image",
} as const;
export type MediaKind = (typeof MediaKind)[keyof typeof MediaKind];
export const CodePurpose = {
  "registration": "registration",
  "find": "find",
  "group": "group",
  "meeting": "meeting",
  "booth": "booth",
  "me": "me",
  "invitation": "invitation",
  "landing": "landing",
  "myData": "myData",
  "visaLetter": "visaLetter",
} as const;
export type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose];
export const RegistrationChannel = {
  "zh": "zh",
  "en": "en",
  "me": "me",
  "landing": "landing",
  "exhibitor": "exhibitor",
  "group": "group",
} as const;
export type RegistrationChannel = (typeof RegistrationChannel)[keyof typeof RegistrationChannel];
export const RegistrationState = {
  "draft": "draft",
  "submitted": "submitted",
  "awaitingPayment": "awaitingPayment",
  "paid": "paid",
  "confirmed": "confirmed",
  "admitted": "admitted",
  "cancelled": "cancelled",
} as const;
export type RegistrationState = (typeof RegistrationState)[keyof typeof RegistrationState];
export const DocumentKind = {
  "idCard": "idCard",
  "passport": "passport",
  "hkMacaoPermit": "hkMacaoPermit",
  "taiwanPermit": "taiwanPermit",
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];
export const NextStep = {
  "questionnaire": "questionnaire",
  "payment": "payment",
  "result": "result",
} as const;
export type NextStep = (typeof NextStep)[keyof typeof NextStep];
export const PartnerState = {
  "added": "added",
  "invited": "invited",
  "registered": "registered",
} as const;
export type PartnerState = (typeof PartnerState)[keyof typeof PartnerState];
export const MeetingState = {
  "open": "open",
  "full": "full",
  "closed": "closed",
  "over": "over",
  "cancelled": "cancelled",
} as const;
export type MeetingState = (typeof MeetingState)[keyof typeof MeetingState];
export const EnrolmentState = {
  "enrolled": "enrolled",
  "waiting": "waiting",
  "awaitingPayment": "awaitingPayment",
  "paid": "paid",
  "signedIn": "signedIn",
  "cancelled": "cancelled",
} as const;
export type EnrolmentState = (typeof EnrolmentState)[keyof typeof EnrolmentState];
export const PaymentState = {
  "created": "created",
  "pending": "pending",
  "paid": "paid",
  "refunded": "refunded",
  "closed": "closed",
  "failed": "failed",
} as const;
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];
export const PaymentMethod = {
  "jsapi": "jsapi",
  "native": "native",
  "h5": "h5",
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
export const BoothReservationState = {
  "submitted": "submitted",
  "contacted": "contacted",
  "accepted": "accepted",
  "declined": "declined",
} as const;
export type BoothReservationState = (typeof BoothReservationState)[keyof typeof BoothReservationState];
export const BoothKind = {
  "standard": "standard",
  "raw": "raw",
} as const;
export type BoothKind = (typeof BoothKind)[keyof typeof BoothKind];
export const GroupState = {
  "forming": "forming",
  "delegation": "delegation",
  "locked": "locked",
} as const;
export type GroupState = (typeof GroupState)[keyof typeof GroupState];
export const OriginKind = {
  "domestic": "domestic",
  "hkMacaoTaiwan": "hkMacaoTaiwan",
  "overseas": "overseas",
} as const;
export type OriginKind = (typeof OriginKind)[keyof typeof OriginKind];
export const ExhibitorSort = {
  "smart": "smart",
  "name": "name",
  "hall": "hall",
  "popularity": "popularity",
  "newest": "newest",
} as const;
export type ExhibitorSort = (typeof ExhibitorSort)[keyof typeof ExhibitorSort];
export const ExhibitSort = {
  "smart": "smart",
  "name": "name",
  "newest": "newest",
  "popularity": "popularity",
} as const;
export type ExhibitSort = (typeof ExhibitSort)[keyof typeof ExhibitSort];
export const DownloadAudience = {
  "visitor": "visitor",
  "exhibitor": "exhibitor",
} as const;
export type DownloadAudience = (typeof DownloadAudience)[keyof typeof DownloadAudience];
export const SupportKind = {
  "host": "host",
  "organiser": "organiser",
  "coOrganiser": "coOrganiser",
  "supporter": "supporter",
  "media": "media",
  "partner": "partner",
} as const;
export type SupportKind = (typeof SupportKind)[keyof typeof SupportKind];
export const EmailPurpose = {
  "registration": "registration",
  "find": "find",
  "meeting": "meeting",
  "myData": "myData",
  "visaLetter": "visaLetter",
} as const;
export type EmailPurpose = (typeof EmailPurpose)[keyof typeof EmailPurpose];
export const SubscriptionState = {
  "pending": "pending",
  "confirmed": "confirmed",
  "unsubscribed": "unsubscribed",
} as const;
export type SubscriptionState = (typeof SubscriptionState)[keyof typeof SubscriptionState];
export {};
