// Written by `npm run codegen` from the contract. Do not edit.
import type { LinkTarget, Locale, Phase, SearchKind, MediaKind, CodePurpose, RegistrationChannel, RegistrationState, DocumentKind, NextStep, PartnerState, MeetingState, EnrolmentState, PaymentState, PaymentMethod, BoothReservationState, BoothKind, GroupState, OriginKind, ExhibitorSort, ExhibitSort, DownloadAudience, SupportKind, EmailPurpose, SubscriptionState } from './enums.gen';
export type ConfigMenuApiResponse = /** status 200 Success. */ MenuItem[];
export type ConfigMenuApiArg = void;
export type ConfigSeoByUrlApiResponse =
  /** status 200 Success. */ SeoRecord | null;
export type ConfigSeoByUrlApiArg = SeoRequest;
export type ConfigPageByRouteApiResponse =
  /** status 200 Success. */ PageConfig;
export type ConfigPageByRouteApiArg =
  /** Route of the page, without language. */ string;
export type ConfigHomeApiResponse = /** status 200 Success. */ Home;
export type ConfigHomeApiArg = void;
export type ConfigHotSearchApiResponse =
  /** status 200 Success. */ HotSearchPage;
export type ConfigHotSearchApiArg = void;
export type ConfigSubscribeApiResponse =
  /** status 200 Success. */ SubscribeResult;
export type ConfigSubscribeApiArg = SubscribeRequest;
export type ConfigExhibitsByIndustryApiResponse =
  /** status 200 Success. */ ExhibitSummary[];
export type ConfigExhibitsByIndustryApiArg =
  /** Id of the application industry. */ TypeId;
export type ConfigAdvertDisplayApiResponse =
  /** status 200 Success. */ AdvertDisplay[];
export type ConfigAdvertDisplayApiArg = /** Id of the placement. */ TypeId;
export type ConfigHomeAdvertsApiResponse =
  /** status 200 Success. */ AdvertDisplay[];
export type ConfigHomeAdvertsApiArg = void;
export type ConfigSearchByKeywordApiResponse =
  /** status 200 Success. */ SearchResult;
export type ConfigSearchByKeywordApiArg = {
  /** Keywords. */
  keyword: string;
  /** Whether the search is for suggestions while the user types. Such searches do not count towards popular searches. */
  purpose?: "results" | "suggestions";
  /** The kind whose results are paged. Of all other kinds, the ten best results are returned. */
  kind?: SearchKind;
  /** Page of that kind, starting at 1, with ten results. Beyond the last page, the kind has its total and no results. */
  current?: PageCurrent;
};
export type ConfigHotKeywordApiResponse =
  /** status 200 Success. */ HotKeyword[];
export type ConfigHotKeywordApiArg = void;
export type BasicCountriesApiResponse = /** status 200 Success. */ Country[];
export type BasicCountriesApiArg = void;
export type BasicProvincesApiResponse = /** status 200 Success. */ Province[];
export type BasicProvincesApiArg = void;
export type BasicCitiesApiResponse = /** status 200 Success. */ City[];
export type BasicCitiesApiArg = void;
export type BasicCitiesByParentApiResponse = /** status 200 Success. */ City[];
export type BasicCitiesByParentApiArg = /** Id of the province. */ RegionId;
export type BasicAreasApiResponse = /** status 200 Success. */ Area[];
export type BasicAreasApiArg = void;
export type BasicAreasByParentApiResponse = /** status 200 Success. */ Area[];
export type BasicAreasByParentApiArg = /** Id of the city. */ RegionId;
export type BasicGlobalJsonApiResponse = /** status 200 Success. */ GlobalData;
export type BasicGlobalJsonApiArg =
  /** Version of the file. */ string | undefined;
export type WxSignatureApiResponse = /** status 200 Success. */ WxSignature;
export type WxSignatureApiArg = WxSignatureRequest;
export type WxAuthorizationUrlApiResponse =
  /** status 200 Success. */ WxAuthorization;
export type WxAuthorizationUrlApiArg = WxAuthorizationRequest;
export type WxLoginApiResponse = /** status 200 Success. */ SignedIn;
export type WxLoginApiArg = {
  /** Code from WeChat. */
  code: WxCode;
  /** State from WeChat. */
  state?: WxState;
};
export type WxScanLoginApiResponse = /** status 200 Success. */ SignedIn;
export type WxScanLoginApiArg = {
  /** Code from WeChat. */
  code: WxCode;
  /** State from WeChat. */
  state?: WxState;
};
export type WxMiniQrCodeApiResponse = /** status 200 Success. */ MiniQrCode;
export type WxMiniQrCodeApiArg = MiniQrCodeRequest;
export type WxUrlLinkApiResponse = /** status 200 Success. */ UrlLink;
export type WxUrlLinkApiArg = UrlLinkRequest;
export type WxCompanySearchApiResponse = /** status 200 Success. */ Company[];
export type WxCompanySearchApiArg = /** Part of the name. */ string;
export type WxItesPreApiResponse =
  /** status 200 Success. */ EarlierRegistrationFound;
export type WxItesPreApiArg = void;
export type LogTrackApiResponse = /** status 200 Success. */ TrackResult;
export type LogTrackApiArg = TrackingForm;
export type MediaTypesApiResponse = /** status 200 Success. */ MediaTypePage;
export type MediaTypesApiArg = MediaTypePageRequest;
export type MediaNewsPageApiResponse = /** status 200 Success. */ NewsPage;
export type MediaNewsPageApiArg = NewsPageRequest;
export type MediaNewsApiResponse = /** status 200 Success. */ NewsItem;
export type MediaNewsApiArg = /** Id of the record. */ Id;
export type MediaRecommendedNewsApiResponse =
  /** status 200 Success. */ NewsSummary[];
export type MediaRecommendedNewsApiArg = /** Id of the record. */ Id;
export type MediaPreviousNewsApiResponse =
  /** status 200 Success. */ NewsSummary | null;
export type MediaPreviousNewsApiArg = {
  /** Id of the current news item. */
  id: Id;
  /** Limits the result to this type. */
  typeId?: TypeId;
};
export type MediaNextNewsApiResponse =
  /** status 200 Success. */ NewsSummary | null;
export type MediaNextNewsApiArg = {
  /** Id of the current news item. */
  id: Id;
  /** Limits the result to this type. */
  typeId?: TypeId;
};
export type MediaImagesApiResponse = /** status 200 Success. */ ImagePage;
export type MediaImagesApiArg = ImagePageRequest;
export type MediaVideosApiResponse = /** status 200 Success. */ VideoPage;
export type MediaVideosApiArg = VideoPageRequest;
export type MediaVideoApiResponse = /** status 200 Success. */ VideoItem;
export type MediaVideoApiArg = /** Id of the record. */ Id;
export type MediaRecommendedVideosApiResponse =
  /** status 200 Success. */ VideoSummary[];
export type MediaRecommendedVideosApiArg = /** Id of the record. */ Id;
export type MediaExchangeMessageApiResponse =
  /** status 200 Success. */ ExchangeMessageResult;
export type MediaExchangeMessageApiArg = {
  /** The news item that the message refers to. */
  newsId?: Id;
  /** Name of the sender. */
  name: string;
  /** E-mail address of the sender. */
  email: Email;
  /** Text of the message. */
  content: string;
};
export type VerifyImageCodeApiResponse = /** status 200 Success. */ Captcha;
export type VerifyImageCodeApiArg = ImageCodeRequest;
export type VerifyCaptchaImageApiResponse = /** status 200 Success. */ Captcha;
export type VerifyCaptchaImageApiArg = void;
export type VerifyCaptchaCheckApiResponse =
  /** status 200 Success. */ CaptchaPassed;
export type VerifyCaptchaCheckApiArg = CaptchaCheck;
export type VerifySmsSendApiResponse = /** status 200 Success. */ CodeSent;
export type VerifySmsSendApiArg = {
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Purpose of the code. The default is `registration`. */
  purpose?: CodePurpose;
};
export type VerifySmsValidateApiResponse =
  /** status 200 Success. */ CodeVerified;
export type VerifySmsValidateApiArg = {
  /** Code from the text message. */
  code: SmsCode;
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Purpose of the code. The default is `registration`. */
  purpose?: CodePurpose;
};
export type VerifyLoginUserApiResponse = /** status 200 Success. */ LoginUser;
export type VerifyLoginUserApiArg = void;
export type VerifySmsCodeApiResponse = /** status 200 Success. */ CodeSent;
export type VerifySmsCodeApiArg = SmsCodeRequest;
export type VisitorFindVisitApiResponse =
  /** status 200 Success. */ RegistrationMine;
export type VisitorFindVisitApiArg = void;
export type VisitorInsertApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorInsertApiArg = VisitorInsert;
export type VisitorUpdateApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorUpdateApiArg = VisitorUpdate;
export type VisitorAddPartnersApiResponse =
  /** status 200 Success. */ PartnerList;
export type VisitorAddPartnersApiArg = PartnersAdd;
export type VisitorPartnersApiResponse = /** status 200 Success. */ Partner[];
export type VisitorPartnersApiArg =
  /** Id of the registration. */ Id | undefined;
export type VisitorDeletePartnerApiResponse =
  /** status 200 Success. */ Deleted;
export type VisitorDeletePartnerApiArg = /** Id of the record. */ Id;
export type VisitorSubmitQuestionApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorSubmitQuestionApiArg = QuestionnaireSubmit;
export type VisitorExistMobileApiResponse = /** status 200 Success. */ Exists;
export type VisitorExistMobileApiArg =
  /** Mobile number, masked in all logs. */ Mobile;
export type VisitorFindByMobileApiResponse =
  /** status 200 Success. */ RegistrationFound;
export type VisitorFindByMobileApiArg = {
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Code from the text message. */
  code: SmsCode;
};
export type VisitorBusinessCardScanApiResponse =
  /** status 200 Success. */ BusinessCard;
export type VisitorBusinessCardScanApiArg = BusinessCardUpload;
export type VisitorFindMeetingApiResponse =
  /** status 200 Success. */ VisitorMeeting[];
export type VisitorFindMeetingApiArg =
  | /** Id of the registration. The default is the registration of the ticket’s owner. */ Id
  | undefined;
export type VisitorEnrollMeetingApiResponse =
  /** status 200 Success. */ EnrolmentList;
export type VisitorEnrollMeetingApiArg = VisitorEnrol;
export type VisitorLandingRegisterApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorLandingRegisterApiArg = LandingRegister;
export type VisitorFindByCardNoApiResponse =
  /** status 200 Success. */ VisitorCard;
export type VisitorFindByCardNoApiArg =
  /** Number of the registration. */ RegistrationNumber;
export type VisitorRedeemCodeApiResponse =
  /** status 200 Success. */ RedeemResult;
export type VisitorRedeemCodeApiArg = {
  /** Code for a free registration. */
  code: RedeemCode;
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
};
export type VisitorPayApiResponse = /** status 200 Success. */ Payment;
export type VisitorPayApiArg = {
  /** Id of the record. */
  id: Id;
  payRequest: PayRequest;
};
export type VisitorEnInsertApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorEnInsertApiArg = VisitorEnInsert;
export type VisitorEnUpdateApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorEnUpdateApiArg = VisitorEnUpdate;
export type VisitorEnSubmitQuestionApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type VisitorEnSubmitQuestionApiArg = QuestionnaireSubmit;
export type VisitorEnExistEmailApiResponse = /** status 200 Success. */ Exists;
export type VisitorEnExistEmailApiArg = EmailRequest;
export type VisitorEnFindByEmailApiResponse =
  /** status 200 Success. */ RegistrationFound;
export type VisitorEnFindByEmailApiArg =
  /** E-mail address of the registration. */ Email;
export type VisitorEnAddPartnerApiResponse =
  /** status 200 Success. */ PartnerList;
export type VisitorEnAddPartnerApiArg = PartnerEnAdd;
export type VisitorEnBoothReserveApiResponse =
  /** status 200 Success. */ BoothReservation;
export type VisitorEnBoothReserveApiArg = BoothReserveEn;
export type MeSendCodeApiResponse = /** status 200 Success. */ CodeSent;
export type MeSendCodeApiArg = /** Mobile number, masked in all logs. */ Mobile;
export type MeFindByMobileApiResponse =
  /** status 200 Success. */ RegistrationFound;
export type MeFindByMobileApiArg = {
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Code from the text message. */
  code: SmsCode;
};
export type MeInsertApiResponse = /** status 200 Success. */ RegistrationSaved;
export type MeInsertApiArg = MeInsert;
export type GroupFindByMobileApiResponse =
  /** status 200 Success. */ GroupFound;
export type GroupFindByMobileApiArg = {
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Code from the text message. */
  code: SmsCode;
};
export type GroupFindByIdApiResponse = /** status 200 Success. */ Group;
export type GroupFindByIdApiArg = /** Id of the record. */ Id;
export type GroupUpdateApiResponse = /** status 200 Success. */ Group;
export type GroupUpdateApiArg = GroupUpdate;
export type GroupSaveUserApiResponse = /** status 200 Success. */ GroupUser;
export type GroupSaveUserApiArg = GroupUserSave;
export type GroupUpdateUserApiResponse = /** status 200 Success. */ GroupUser;
export type GroupUpdateUserApiArg = GroupUserUpdate;
export type GroupDeleteUserApiResponse = /** status 200 Success. */ Deleted;
export type GroupDeleteUserApiArg = /** Id of the record. */ Id;
export type GroupUpdateMasterApiResponse = /** status 200 Success. */ Group;
export type GroupUpdateMasterApiArg = {
  /** Id of the group. */
  groupId: Id;
  /** Id of the member. */
  userId: Id;
};
export type GroupExcelTemplateApiResponse =
  /** status 200 Success. */ FileResponse;
export type GroupExcelTemplateApiArg = void;
export type GroupExcelImportApiResponse =
  /** status 200 Success. */ ExcelPreview;
export type GroupExcelImportApiArg = ExcelUpload;
export type GroupExcelSaveApiResponse =
  /** status 200 Success. */ GroupUsersSaved;
export type GroupExcelSaveApiArg = ExcelSave;
export type GroupBatchSaveApiResponse =
  /** status 200 Success. */ GroupUsersSaved;
export type GroupBatchSaveApiArg = GroupBatch;
export type GroupAddCarNosApiResponse = /** status 200 Success. */ Group;
export type GroupAddCarNosApiArg = CarNumbers;
export type GroupExportQrCodeApiResponse =
  /** status 200 Success. */ FileResponse;
export type GroupExportQrCodeApiArg = /** Id of the group. */ Id;
export type GroupQrCodeApiResponse = /** status 200 Success. */ QrCode;
export type GroupQrCodeApiArg = /** Id of the member. */ Id;
export type WecomQrCodeApiResponse = /** status 200 Success. */ WecomQrCode;
export type WecomQrCodeApiArg =
  /** Mobile number of the visitor, masked in all logs. */ Mobile;
export type WecomAddedApiResponse = /** status 200 Success. */ WecomAdded;
export type WecomAddedApiArg =
  /** Mobile number of the visitor, masked in all logs. */ Mobile;
export type ExhibitorPageApiResponse = /** status 200 Success. */ ExhibitorPage;
export type ExhibitorPageApiArg = ExhibitorPageRequest;
export type ExhibitorIndustriesApiResponse =
  /** status 200 Success. */ ApplicationIndustry[];
export type ExhibitorIndustriesApiArg = void;
export type ExhibitorHallsApiResponse =
  /** status 200 Success. */ HallDivision[];
export type ExhibitorHallsApiArg = void;
export type ExhibitorByIdApiResponse = /** status 200 Success. */ Exhibitor;
export type ExhibitorByIdApiArg = /** Id of the record. */ Id;
export type ExhibitorCounselApiResponse =
  /** status 200 Success. */ CounselResult;
export type ExhibitorCounselApiArg = CounselRequest;
export type ExhibitorBoothReserveApiResponse =
  /** status 200 Success. */ BoothReservation;
export type ExhibitorBoothReserveApiArg = BoothReserve;
export type ExhibitorMyRegistApiResponse =
  /** status 200 Success. */ InvitationRegistration;
export type ExhibitorMyRegistApiArg = InvitationQuery;
export type ExhibitorRegistApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type ExhibitorRegistApiArg = InvitationRegister;
export type ExhibitorSmsCodeValidApiResponse =
  /** status 200 Success. */ InvitationSmsResult;
export type ExhibitorSmsCodeValidApiArg = InvitationSms;
export type ExhibitorBoothSaleApiResponse =
  /** status 200 Success. */ BoothSale;
export type ExhibitorBoothSaleApiArg = void;
export type ExhibitorMapSearchApiResponse = /** status 200 Success. */ MapHit[];
export type ExhibitorMapSearchApiArg = /** Keywords. */ string;
export type ExhibitorParkQrCodeApiResponse =
  /** status 200 Success. */ ParkQrCode;
export type ExhibitorParkQrCodeApiArg =
  /** Mobile number, masked in all logs. */ Mobile;
export type ExhibitPageApiResponse = /** status 200 Success. */ ExhibitPage;
export type ExhibitPageApiArg = ExhibitPageRequest;
export type ExhibitByIdApiResponse = /** status 200 Success. */ Exhibit;
export type ExhibitByIdApiArg = /** Id of the product. */ Id;
export type DownloadListApiResponse = /** status 200 Success. */ DownloadItem[];
export type DownloadListApiArg = DownloadListRequest;
export type DownloadTypesApiResponse =
  /** status 200 Success. */ DownloadType[];
export type DownloadTypesApiArg = /** Id of the parent type. */ TypeId;
export type DownloadUrlApiResponse = /** status 200 Success. */ DownloadUrl;
export type DownloadUrlApiArg = /** Id of the record. */ Id;
export type DownloadLogApiResponse = /** status 200 Success. */ DownloadLogged;
export type DownloadLogApiArg = DownloadLogRequest;
export type AdvertTypesApiResponse = /** status 200 Success. */ AdvertType[];
export type AdvertTypesApiArg = AdvertTypeRequest;
export type AdvertByParentApiResponse = /** status 200 Success. */ AdvertType[];
export type AdvertByParentApiArg = /** Id of the parent type. */ TypeId;
export type AdvertDetailsApiResponse =
  /** status 200 Success. */ AdvertDetail[];
export type AdvertDetailsApiArg = /** Id of the type. */ TypeId;
export type SupportListApiResponse = /** status 200 Success. */ SupportUnit[];
export type SupportListApiArg = SupportRequest;
export type MeetingBannersApiResponse =
  /** status 200 Success. */ MeetingBannerPage;
export type MeetingBannersApiArg = MeetingBannerRequest;
export type MeetingPageApiResponse = /** status 200 Success. */ MeetingPage;
export type MeetingPageApiArg = MeetingPageRequest;
export type MeetingDynamicsApiResponse =
  /** status 200 Success. */ MeetingDynamicPage;
export type MeetingDynamicsApiArg = MeetingDynamicRequest;
export type MeetingThemesApiResponse =
  /** status 200 Success. */ MeetingTheme[];
export type MeetingThemesApiArg = MeetingThemeRequest;
export type MeetingThemePageApiResponse =
  /** status 200 Success. */ MeetingThemePage;
export type MeetingThemePageApiArg = MeetingThemePageRequest;
export type MeetingByIdApiResponse = /** status 200 Success. */ Meeting;
export type MeetingByIdApiArg = /** Id of the record. */ Id;
export type MeetingThemeApiResponse =
  /** status 200 Success. */ MeetingThemeDetails;
export type MeetingThemeApiArg = /** Id of the record. */ Id;
export type MeetingEnrollByMobileApiResponse =
  /** status 200 Success. */ EnrolmentFound;
export type MeetingEnrollByMobileApiArg = {
  /** Mobile number, masked in all logs. */
  mobile: Mobile;
  /** Code from the text message. */
  smsCode: SmsCode;
  enrolByMobileRequest: EnrolByMobileRequest;
};
export type MeetingOtherEnrollsApiResponse =
  /** status 200 Success. */ Enrolment[];
export type MeetingOtherEnrollsApiArg =
  /** Mobile number, masked in all logs. */ Mobile | undefined;
export type MeetingEnrollApiResponse =
  /** status 200 Success. */ MeetingEnrolled;
export type MeetingEnrollApiArg = MeetingEnrol;
export type MeetingEnrollBatchApiResponse =
  /** status 200 Success. */ EnrolmentList;
export type MeetingEnrollBatchApiArg = MeetingEnrolBatch;
export type MeetingPayApiResponse = /** status 200 Success. */ Payment;
export type MeetingPayApiArg = MeetingPay;
export type MeetingChargedApiResponse =
  /** status 200 Success. */ ChargedEnrolment[];
export type MeetingChargedApiArg = ChargedRequest;
export type MeetingSignApiResponse = /** status 200 Success. */ Enrolment;
export type MeetingSignApiArg = /** Id of the record. */ Id;
export type MeetingEnrollNoStatusApiResponse =
  /** status 200 Success. */ Enrolment;
export type MeetingEnrollNoStatusApiArg = MeetingWalkIn;
export type MeetingTopicListApiResponse =
  /** status 200 Success. */ MeetingSummary[];
export type MeetingTopicListApiArg = TopicMeetingRequest;
export type MeetingStatisticsApiResponse =
  /** status 200 Success. */ MeetingStatistics;
export type MeetingStatisticsApiArg = /** Id of the record. */ Id;
export type MeetingEnrollsOfApiResponse =
  /** status 200 Success. */ Enrolment[];
export type MeetingEnrollsOfApiArg = {
  /** Id of the meeting. */
  meetingId: Id;
  /** Page number. The default is the first page. */
  current?: number;
  /** Number of enrolments per page. A page with fewer is the last one. */
  size?: number;
};
export type TopicHomeApiResponse = /** status 200 Success. */ TopicHome;
export type TopicHomeApiArg = /** Name of the topic. */ TypeId;
export type LandingHomeApiResponse = /** status 200 Success. */ LandingHome;
export type LandingHomeApiArg = {
  /** Kind of the landing page. */
  type: TypeId;
  /** Name of the landing page within its kind. */
  id: TypeId;
};
export type LandingPhoneCodeApiResponse = /** status 200 Success. */ CodeSent;
export type LandingPhoneCodeApiArg = LandingPhoneCode;
export type LandingBoothReserveApiResponse =
  /** status 200 Success. */ LandingBoothReserved;
export type LandingBoothReserveApiArg = LandingBoothReserve;
export type LandingNewsApiResponse = /** status 200 Success. */ NewsPage;
export type LandingNewsApiArg = LandingNewsRequest;
export type LandingCaptchaApiResponse = /** status 200 Success. */ FileResponse;
export type LandingCaptchaApiArg = /** Cache buster. */ number | undefined;
export type OwnEditionApiResponse = /** status 200 Success. */ Edition;
export type OwnEditionApiArg =
  /** Year of a past edition. */ EditionYear | undefined;
export type OwnThemesApiResponse = /** status 200 Success. */ Themes;
export type OwnThemesApiArg = void;
export type OwnClientFactsApiResponse = /** status 200 Success. */ ClientFacts;
export type OwnClientFactsApiArg = void;
export type OwnSendEmailCodeApiResponse = /** status 200 Success. */ CodeSent;
export type OwnSendEmailCodeApiArg = SendEmailCode;
export type OwnCheckEmailCodeApiResponse =
  /** status 200 Success. */ CodeVerified;
export type OwnCheckEmailCodeApiArg = CheckEmailCode;
export type OwnRegistrationCalendarApiResponse =
  /** status 200 Success. */ string;
export type OwnRegistrationCalendarApiArg = /** Id of the record. */ Id;
export type OwnRegistrationBadgeApiResponse =
  /** status 200 Success. */ FileResponse;
export type OwnRegistrationBadgeApiArg = /** Id of the record. */ Id;
export type OwnFormsApiResponse = /** status 200 Success. */ FormList;
export type OwnFormsApiArg = void;
export type OwnCountFormProgressApiResponse =
  /** status 200 Success. */ FormProgressCounted;
export type OwnCountFormProgressApiArg = {
  /** Name of the form. */
  formId: FormId;
  formProgress: FormProgress;
};
export type OwnFormStatsApiResponse = /** status 200 Success. */ FormStats;
export type OwnFormStatsApiArg = /** Name of the form. */ FormId;
export type OwnFormDraftApiResponse =
  /** status 200 Success. */ FormDraft | null;
export type OwnFormDraftApiArg = /** Name of the form. */ FormId;
export type OwnSaveFormDraftApiResponse = /** status 200 Success. */ FormDraft;
export type OwnSaveFormDraftApiArg = {
  /** Name of the form. */
  formId: FormId;
  draftSave: DraftSave;
};
export type OwnDiscardFormDraftApiResponse =
  /** status 200 Success. */ FormRevision;
export type OwnDiscardFormDraftApiArg = {
  /** Name of the form. */
  formId: FormId;
  /** Revision that the designer saw. */
  revision: DraftRevision;
};
export type OwnLockFormDraftApiResponse = /** status 200 Success. */ FormDraft;
export type OwnLockFormDraftApiArg = {
  /** Name of the form. */
  formId: FormId;
  draftLockRequest: DraftLockRequest;
};
export type OwnReviewFormDraftApiResponse =
  /** status 200 Success. */ FormDraft;
export type OwnReviewFormDraftApiArg = {
  /** Name of the form. */
  formId: FormId;
  draftReviewRequest: DraftReviewRequest;
};
export type OwnFormDraftRevisionsApiResponse =
  /** status 200 Success. */ FormRevisionList;
export type OwnFormDraftRevisionsApiArg = /** Name of the form. */ FormId;
export type OwnFormDraftRevisionApiResponse =
  /** status 200 Success. */ FormRevisionDocument;
export type OwnFormDraftRevisionApiArg = {
  /** Name of the form. */
  formId: FormId;
  /** Number of the revision. */
  revision: DraftRevision;
};
export type OwnFormVersionApiResponse =
  /** status 200 Success. */ FormVersionInfo;
export type OwnFormVersionApiArg = {
  /** Name of the form. */
  formId: FormId;
  /** Version of the form. */
  version: FormVersion;
};
export type OwnSubmitFormApiResponse = /** status 200 Success. */ FormSubmitted;
export type OwnSubmitFormApiArg = {
  /** Name of the form. */
  formId: FormId;
  formSubmit: FormSubmit;
};
export type OwnFormOptionsApiResponse = /** status 200 Success. */ FormOptions;
export type OwnFormOptionsApiArg =
  /** Names of sources, separated by commas. */ string;
export type OwnUploadFileApiResponse =
  /** status 200 Success. */ UploadReference;
export type OwnUploadFileApiArg = {
  /** Name of the form. */
  formId: FormId;
  formUpload: FormUpload;
};
export type OwnRemoveUploadApiResponse =
  /** status 200 Success. */ UploadRemoved;
export type OwnRemoveUploadApiArg = {
  /** Name of the form. */
  formId: FormId;
  /** Id of the record. */
  id: Id;
};
export type OwnFormCasesApiResponse = /** status 200 Success. */ FormCases;
export type OwnFormCasesApiArg = {
  /** Name of the form. */
  formId: FormId;
  /** Version of the form. */
  version: FormVersion;
};
export type OwnReplayFormApiResponse = /** status 200 Success. */ ReplayCounts;
export type OwnReplayFormApiArg = {
  /** Name of the form. */
  formId: FormId;
  replayRequest: ReplayRequest;
};
export type OwnFormCurrentApiResponse = /** status 200 Success. */ FormInfo;
export type OwnFormCurrentApiArg = /** Name of the form. */ FormId;
export type OwnResendRegistrationApiResponse =
  /** status 200 Success. */ Resent;
export type OwnResendRegistrationApiArg = /** Id of the record. */ Id;
export type OwnBadgeLinkApiResponse = /** status 200 Success. */ BadgeByLink;
export type OwnBadgeLinkApiArg =
  /** Token of the link, 128 random bits. */ string;
export type OwnInvitationApiResponse =
  /** status 200 Success. */ InvitedVisitor;
export type OwnInvitationApiArg =
  /** Token of the link, 128 random bits. */ string;
export type OwnMakeBadgeLinkApiResponse =
  /** status 200 Success. */ BadgeLinkMade;
export type OwnMakeBadgeLinkApiArg = /** Id of the record. */ Id;
export type OwnEndBadgeLinksApiResponse =
  /** status 200 Success. */ BadgeLinksEnded;
export type OwnEndBadgeLinksApiArg = /** Id of the record. */ Id;
export type OwnCancelRegistrationApiResponse =
  /** status 200 Success. */ VisitorRegistration;
export type OwnCancelRegistrationApiArg = {
  /** Id of the record. */
  id: Id;
  cancelRequest: CancelRequest;
};
export type OwnGroupApiResponse = /** status 200 Success. */ GroupMine;
export type OwnGroupApiArg = void;
export type OwnAdvertCountApiResponse =
  /** status 200 Success. */ AdvertCounted;
export type OwnAdvertCountApiArg = AdvertEvent;
export type OwnAdvertRequestApiResponse =
  /** status 200 Success. */ Application;
export type OwnAdvertRequestApiArg = AdvertRequest;
export type OwnSubmissionStateApiResponse =
  /** status 200 Success. */ SubmissionStatus;
export type OwnSubmissionStateApiArg = SubmissionStateRequest;
export type OwnReportProblemApiResponse =
  /** status 200 Success. */ ProblemReceipt;
export type OwnReportProblemApiArg = ProblemReport;
export type OwnMediaCardApiResponse = /** status 200 Success. */ Application;
export type OwnMediaCardApiArg = MediaCardApply;
export type OwnVisaLetterApiResponse = /** status 200 Success. */ VisaLetter;
export type OwnVisaLetterApiArg = VisaLetterApply;
export type OwnSendChangeLinkApiResponse =
  /** status 200 Success. */ ChangeLinkSent;
export type OwnSendChangeLinkApiArg = ChangeLinkRequest;
export type OwnOpenChangeLinkApiResponse =
  /** status 200 Success. */ RegistrationSaved;
export type OwnOpenChangeLinkApiArg = TokenRequest;
export type OwnConfirmSubscriptionApiResponse =
  /** status 200 Success. */ Subscription;
export type OwnConfirmSubscriptionApiArg = TokenRequest;
export type OwnCaptchaWorkApiResponse = /** status 200 Success. */ SessionWork;
export type OwnCaptchaWorkApiArg = void;
export type OwnSignOutApiResponse = /** status 200 Success. */ SignedOut;
export type OwnSignOutApiArg = SignOutRequest;
export type OwnOptOutApiResponse = /** status 200 Success. */ OptOut;
export type OwnOptOutApiArg = OptOutRequest;
export type OwnUnsubscribeApiResponse = /** status 200 Success. */ Subscription;
export type OwnUnsubscribeApiArg = TokenRequest;
export type OwnUnsubscribeOneClickApiResponse =
  /** status 200 Success. */ Subscription;
export type OwnUnsubscribeOneClickApiArg = {
  /** Token of the subscription. */
  token: LinkToken;
  oneClickForm: OneClickForm;
};
export type OwnPaymentNoticeApiResponse =
  /** status 200 Success. */ WechatPayAck;
export type OwnPaymentNoticeApiArg = WechatPayNotice;
export type OwnPaymentStateApiResponse =
  /** status 200 Success. */ PaymentStatus;
export type OwnPaymentStateApiArg = /** Id of the record. */ Id;
export type OwnCaptchaAudioApiResponse =
  /** status 200 Success. */ FileResponse;
export type OwnCaptchaAudioApiArg = {
  /** Id of the record. */
  id: Id;
  /** Language of the digits. Overrides the headers, which an audio element cannot send. */
  locale?: Locale;
};
export type OwnCreateFormPreviewApiResponse =
  /** status 200 Success. */ PreviewCreated;
export type OwnCreateFormPreviewApiArg = PreviewRequest;
export type OwnFormPreviewApiResponse = /** status 200 Success. */ Preview;
export type OwnFormPreviewApiArg = /** Id of the record. */ Id;
export type OwnJudgeFormPreviewApiResponse =
  /** status 200 Success. */ PreviewVerdict;
export type OwnJudgeFormPreviewApiArg = {
  /** Id of the record. */
  id: Id;
  previewValues: PreviewValues;
};
export type OwnPublishFormApiResponse =
  /** status 200 Success. */ FormVersionInfo;
export type OwnPublishFormApiArg = PublishRequest;
export type OwnFavouritesApiResponse =
  /** status 200 Success. */ FavouriteRecords;
export type OwnFavouritesApiArg = FavouritesQuery;
export type OwnFavouritesExportApiResponse =
  /** status 200 Success. */ FileResponse;
export type OwnFavouritesExportApiArg = FavouritesRequest;
export type OwnSitePlanApiResponse = /** status 200 Success. */ SitePlan;
export type OwnSitePlanApiArg = void;
export type OwnSuggestionCatalogueApiResponse =
  /** status 200 Success. */ SuggestionCatalogue;
export type OwnSuggestionCatalogueApiArg = void;
export type OwnWalkingMapApiResponse = /** status 200 Success. */ WalkingMap;
export type OwnWalkingMapApiArg = void;
export type OwnMeetingCalendarApiResponse = /** status 200 Success. */ string;
export type OwnMeetingCalendarApiArg = {
  /** Id of the record. */
  id: Id;
  /** Language of the event. Overrides the headers, which a link cannot send. */
  locale?: Locale;
};
export type OwnHallBoothsApiResponse = /** status 200 Success. */ BoothOnPlan[];
export type OwnHallBoothsApiArg = {
  /** Number of the hall. */
  number: HallNumber;
  /** Only booths within 40 metres of this one. The list is empty if the hall does not have this booth. */
  near?: BoothNumber;
};
export type OwnBoothRouteApiResponse =
  /** status 200 Success. */ BoothRoute | null;
export type OwnBoothRouteApiArg = /** Number of the booth. */ BoothNumber;
export type OwnCancelEnrolmentApiResponse =
  /** status 200 Success. */ Enrolment;
export type OwnCancelEnrolmentApiArg = /** Id of the record. */ Id;
export type OwnStaffDeviceApiResponse = /** status 200 Success. */ StaffDevice;
export type OwnStaffDeviceApiArg = void;
export type OwnStaffSignApiResponse = /** status 200 Success. */ Enrolment;
export type OwnStaffSignApiArg = StaffSign;
export type OwnMyDataApiResponse = /** status 200 Success. */ MyData;
export type OwnMyDataApiArg = void;
export type OwnEraseMyDataApiResponse = /** status 200 Success. */ Erased;
export type OwnEraseMyDataApiArg = EraseRequest;
export type Url = string;
export type MenuButton = {
  name: string;
  path: Url;
  /** Subtitle below the name. May be empty. */
  remark: string;
  iconUrl: Url | null;
};
export type MenuImage = {
  path: Url;
  alt: string;
  title: string;
  text: string;
  link: Url | null;
};
export type MenuItem = {
  name: string;
  /** Empty if the item only expands its submenu. */
  path: Url | null;
  linkTarget: LinkTarget;
  /** Child items. The menu has at most three levels. */
  menus: MenuItem[];
  buttons: MenuButton[];
  images: MenuImage[];
  /** Shows the tag NEW. */
  isNew: boolean;
  /** Shows the tag HOT. */
  isHot: boolean;
};
export type ErrorCode = number;
export type Message = string;
export type Reason = string;
export type FieldError = {
  /** JSON pointer into the request: `/body/…`, `/query/…`, `/path/…`, `/header/…`. */
  pointer: string;
  reason: Reason;
  message: Message;
};
export type ErrorDetails = {
  reason: Reason;
  errors: FieldError[];
  /** Identifies the request in the logs. */
  requestId: string;
};
export type ErrorBody = {
  code: ErrorCode;
  message: Message;
  msg?: Message;
  data: ErrorDetails;
};
export type Id = string;
export type SeoRecord = {
  id: Id;
  title: string;
  description: string;
  keywords: string;
};
export type SeoRequest = {
  /** Path of the page with its language, without the query string. */
  requestUrl: string;
};
export type Picture = {
  url: Url;
  width: number;
  height: number;
  /** Alternative text. Empty for decorative pictures. */
  alt: string;
};
export type PageFigure = {
  value: number;
  label: string;
};
export type PageEdition = {
  year: number;
  number: number;
  title: string;
  range: string;
  weekRange: string;
  dailyOpeningHours: string;
  venue: string;
  address: string;
  /** May be empty. */
  summary: string;
  figures: PageFigure[];
  isCurrent: boolean;
};
export type Html = string;
export type Link = {
  name: string;
  url: Url;
  target: LinkTarget;
};
export type PageBlockItem = {
  title: string;
  text: string;
  /** Short additional text, such as a price or a time. */
  note?: string;
  /** Deadline, the last day in Shenzhen or an instant. */
  until?: string;
  picture?: Picture;
  url?: Url;
};
export type PageBlock = {
  /** `text` and `quote` have `html`. `figures` (number and name), `timeline` (year and event), `items`, `steps`, `facts` (name and value), `questions` (with answers) and `route` (stops) have `items`. `table` has `head` and `rows`. The poster of a `video` is its picture. `hours`, `map`, `contacts`, `socials`, `newsletter` and `themes` are rendered from the edition; they have a title and a text at most. */
  kind:
    | "text"
    | "figures"
    | "timeline"
    | "pictures"
    | "links"
    | "video"
    | "items"
    | "quote"
    | "steps"
    | "facts"
    | "table"
    | "questions"
    | "route"
    | "hours"
    | "map"
    | "contacts"
    | "socials"
    | "newsletter"
    | "themes";
  title?: string;
  /** Subtitle below the title. */
  text?: string;
  html?: Html;
  pictures?: Picture[];
  links?: Link[];
  videoUrl?: Url;
  items?: PageBlockItem[];
  /** Column headers of a table. */
  head?: string[];
  /** Rows of a table. The first cell is the row header. */
  rows?: string[][];
};
export type DateTime = string;
export type PageConfig = {
  id: Id;
  routeUrl: Url;
  title: string;
  description: string;
  layout: "default" | "empty" | "mobile";
  /** Background of the page header. */
  tone:
    "haze" | "ink" | "theme-1" | "theme-2" | "theme-3" | "theme-4" | "theme-5";
  picture: Picture | null;
  /** The edition that the page is about. Null if it is about no particular edition. */
  edition: PageEdition | null;
  blocks: PageBlock[];
  updatedAt: DateTime;
  publishedFrom: DateTime | null;
  publishedUntil: DateTime | null;
  lang: Locale;
  /** Languages in which the page is available. */
  languages: Locale[];
};
export type HomeFigure = {
  name: string;
  value: number;
  link: Url;
};
export type HomeNotice = {
  phase: Phase;
  text: string;
};
export type HomeHero = {
  title: string;
  /** Lines of the title in large type. */
  titleLines: string[];
  text: string;
  picture: Picture;
  toolpath: Picture;
  actions: Link[];
  figures: HomeFigure[];
  notices: HomeNotice[];
};
export type ThemeId = number;
export type HallNumber = string;
export type HomeTheme = {
  id: ThemeId;
  name: string;
  englishName: string;
  colour: string;
  halls: HallNumber[];
  picture: Picture;
  link: Url;
};
export type HomeThemeBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeTheme[];
};
export type BoothNumber = string;
export type ParameterKey = string;
export type ParameterNumber = number;
export type ParameterUnit = string;
export type ExhibitParameter = {
  key: ParameterKey;
  name: string;
  /** Number and unit as the language writes them. */
  value: string;
  number: ParameterNumber;
  unit: ParameterUnit;
  /** Which of two numbers is better; null when neither is. */
  better: ("higher" | "lower" | null) | ("higher" | "lower" | null);
};
export type HomePremiere = {
  id: Id;
  name: string;
  exhibitorName: string;
  themeId: ThemeId;
  booth: BoothNumber;
  parameter: ExhibitParameter;
  picture: Picture;
  link: Url;
  lang: Locale;
};
export type HomePremiereBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomePremiere[];
};
export type HomeSession = {
  id: string;
  date: string;
  from: string;
  to: string;
  title: string;
  room: string;
  hall: HallNumber | null;
  themeId: ThemeId | null;
  link: Url;
};
export type HomeSessionBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeSession[];
  /** Sessions that are on. Empty outside of the exhibition's hours. */
  now: HomeSession[];
  /** The sessions that begin next. Empty outside of the exhibition's hours. */
  next: HomeSession[];
};
export type HomeNewsBlock = {
  title: string;
  text: string | null;
  link: Link | null;
};
export type HomeVideo = {
  id: string;
  title: string;
  text: string;
  duration: string;
  picture: Picture;
  link: Url;
};
export type HomeVideoBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeVideo[];
};
export type HomePhoto = {
  id: string;
  title: string;
  picture: Picture;
  link: Url;
};
export type HomePhotoBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomePhoto[];
};
export type HomeExhibitor = {
  id: string;
  name: string;
  englishName: string;
  themeId: ThemeId;
  booth: string;
  mark: Picture;
  link: Url;
};
export type HomeExhibitorBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeExhibitor[];
};
export type HomeQuote = {
  id: string;
  date: string;
  quote: string;
  source: string;
};
export type HomeQuoteBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeQuote[];
};
export type HomePartner = {
  id: string;
  name: string;
  mark: Picture;
  link: Url;
};
export type HomePartnerBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomePartner[];
};
export type HomeConcurrent = {
  id: string;
  title: string;
  text: string;
  hall: HallNumber | null;
  themeId: ThemeId | null;
  picture: Picture;
  link: Url;
};
export type HomeConcurrentBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeConcurrent[];
};
export type HomeShortcut = {
  id: string;
  icon: string;
  title: string;
  text: string;
  link: Url;
};
export type HomeShortcutBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeShortcut[];
};
export type HomeEntrance = {
  id: string;
  title: string;
  text: string;
  actions: Link[];
};
export type HomeEntranceBlock = {
  title: string;
  text: string | null;
  link: Link | null;
  items: HomeEntrance[];
};
export type Home = {
  hero: HomeHero;
  themes: HomeThemeBlock;
  premieres: HomePremiereBlock;
  conference: HomeSessionBlock;
  news: HomeNewsBlock;
  videos: HomeVideoBlock;
  photos: HomePhotoBlock;
  exhibitors: HomeExhibitorBlock;
  mediaCoverage: HomeQuoteBlock;
  partners: HomePartnerBlock;
  concurrent: HomeConcurrentBlock;
  quickAccess: HomeShortcutBlock;
  takePart: HomeEntranceBlock;
};
export type HotSearch = {
  keyword: string;
};
export type PageTotal = number;
export type PageSize = number;
export type PageCurrent = number;
export type PagePages = number;
export type HotSearchPage = {
  records: HotSearch[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type SubscribeResult = {
  /** Pending until the address is confirmed by the link in an e-mail. */
  state: "pending";
  /** Seconds until another e-mail can be requested. */
  resendAfter: number;
};
export type Email = string;
export type SubscribeRequest = {
  email: Email;
  /** `1` for Simplified Chinese, `2` for any other language. */
  language: 1 | 2;
};
export type ExhibitSummary = {
  id: Id;
  name: string;
  exhibitorId: Id;
  exhibitorName: string;
  boothNumbers: BoothNumber[];
  themeId: ThemeId | null;
  category: string | null;
  applicationIndustries: string[];
  picture: Picture | null;
  isNew: boolean;
  lang: Locale;
};
export type TypeId = string;
export type AdvertDisplay = {
  id: Id;
  placeId: TypeId;
  title: string;
  /** Name of the advertiser, which must be shown with the advert. Null for the organiser’s own adverts. */
  advertiser: string | null;
  picture: Picture;
  mobilePicture: Picture | null;
  link: Url | null;
  linkTarget: LinkTarget;
  startsAt: DateTime;
  endsAt: DateTime;
  sort: number;
};
export type TextMark = {
  from: number;
  to: number;
};
export type SearchHit = {
  id: string;
  title: string;
  /** Matches of the keyword in the title. */
  titleMarks: TextMark[];
  summary: string;
  /** Matches of the keyword in the summary. */
  summaryMarks: TextMark[];
  url: Url;
  picture: Picture | null;
  date: DateTime | null;
  /** Only for exhibitors. */
  booth: BoothNumber | null;
  themeId: ThemeId | null;
  lang: Locale;
};
export type SearchGroup = {
  kind: SearchKind;
  total: PageTotal;
  /** The ten best results, or those of the requested page. */
  hits: SearchHit[];
};
export type SearchResult = {
  keyword: string;
  total: PageTotal;
  /** Kinds with results, best first. */
  groups: SearchGroup[];
  /** Suggested keywords if there are few results. If there are none, at least one is suggested. */
  suggestions: string[];
};
export type HotKeyword = {
  keyword: string;
  /** Number of successful searches in the last 30 days. 0 for keywords chosen by the editors. */
  searches: number;
  isHot: boolean;
};
export type CountryCode = string;
export type DialCode = string;
export type Country = {
  code: CountryCode;
  name: string;
  dialCode: DialCode;
  /** Position in the list of this language. */
  sort: number;
  /** Whether it is listed first. */
  common: boolean;
};
export type RegionId = string;
export type Province = {
  id: RegionId;
  name: string;
};
export type City = {
  id: RegionId;
  parentId: RegionId;
  name: string;
};
export type Area = {
  id: RegionId;
  parentId: RegionId;
  name: string;
};
export type GlobalDay = {
  date: string;
  time: string;
};
export type GlobalEdition = {
  year: number;
  number: number;
  days: GlobalDay[];
  preRegDeadline: DateTime;
  end: DateTime;
};
export type GlobalLanguage = {
  name: string;
  value: Locale;
  url: Url;
  htmlLang: "zh-CN" | "en" | "ru" | "zh-TW" | "ja";
};
export type SocialLink = {
  name: string;
  url: string;
  /** Languages of the site that show it. */
  locales: Locale[];
};
export type GlobalData = {
  /** Changes whenever the file changes. */
  version: string;
  /** Version of the lists of countries and regions. */
  countriesVersion: string;
  edition: GlobalEdition;
  languages: GlobalLanguage[];
  socialLinks: SocialLink[];
};
export type WxSignature = {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
};
export type WxSignatureRequest = {
  /** URL of the page without its fragment. Only URLs of this site are signed. */
  url: string;
};
export type WxState = string;
export type WxAuthorization = {
  /** URL to redirect to. */
  url: string;
  state: WxState;
};
export type WxAuthorizationRequest = {
  /** Path on this site to return to. URLs of other origins are rejected. */
  f: string;
  scope?: "snsapi_base" | "snsapi_userinfo";
};
export type LoginUser = {
  id: Id;
  name: string | null;
  nickname: string | null;
  mobileMasked: string | null;
  emailMasked: string | null;
  wechatBound: boolean;
  registrationId: Id | null;
  groupId: Id | null;
};
export type SignedIn = {
  user: LoginUser;
  expiresAt: DateTime;
  /** Path on this site to return to. */
  returnTo: string | null;
};
export type WxCode = string;
export type ImageData = string;
export type MiniQrCode = {
  page: string;
  scene: string;
  image: ImageData;
};
export type MiniQrCodeRequest = {
  /** Page of the mini-program. */
  page: string;
  /** Scene value passed to the page. */
  scene: string;
  /** Size in pixels. */
  width?: number;
};
export type UrlLink = {
  urlLink: string;
  expiresAt: DateTime;
};
export type UrlLinkRequest = {
  /** Page of the mini-program. */
  path: string;
  /** Query string of the page. */
  query?: string;
  /** Number of days for which the link is valid. */
  expireDays?: number;
};
export type Company = {
  name: string;
  /** Always null: exhibitors do not provide it. */
  creditCode: string | null;
  /** The province for China, otherwise the country. */
  address: string | null;
};
export type Mobile = string;
export type EarlierRegistration = {
  year: number;
  name?: string;
  mobile?: Mobile;
  company?: string;
  jobTitle?: string;
  department?: string;
  provinceId?: RegionId;
  cityId?: RegionId;
  address?: string;
};
export type EarlierRegistrationFound = {
  registration: EarlierRegistration | null;
};
export type TrackResult = {
  accepted: boolean;
  /** Whether the browser should report performance metrics of this page. The configured share of page views is sampled. */
  vitals: boolean;
};
export type TrackingForm = {
  /** Type of event. `page` is the page-leave event of older clients. */
  action: "view" | "stay" | "click" | "leave" | "page" | "vitals";
  /** Kind of behaviour. */
  bhvType: string;
  /** Kind of the object. */
  objType?: string;
  /** Name of the object. */
  objName?: string;
  /** Object of the action. */
  actObj?: string;
  /** Time of the event by the browser’s clock, at most a day from the server’s. */
  bhvDatetime: DateTime;
  /** URL of a page of this site. The server masks personal data in it. */
  url: Url;
  /** Milliseconds on the page. */
  browsingTime?: number;
};
export type MediaType = {
  id: TypeId;
  parentId: TypeId | null;
  kind: MediaKind;
  name: string;
  /** Published entries of this type. */
  count: number;
  sort: number;
};
export type MediaTypePage = {
  records: MediaType[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type MediaTypePageRequest = {
  current: PageCurrent;
  size: PageSize;
  kind: MediaKind;
  parentId?: TypeId;
};
export type NewsSummary = {
  id: Id;
  title: string;
  summary: string;
  typeId: TypeId;
  typeName: string;
  cover: Picture | null;
  source: string | null;
  publishedAt: DateTime;
  views: number;
  /** Whether it is pinned above newer news. */
  isTop: boolean;
  /** Language of the texts. Differs from the requested one if the entry is not translated. */
  lang: Locale;
};
export type NewsPage = {
  records: NewsSummary[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type NewsPageRequest = {
  current: PageCurrent;
  size: PageSize;
  typeId?: TypeId;
  themeId?: ThemeId;
  keyword?: string;
  /** Year of publication. */
  year?: number;
};
export type Attachment = {
  name: string;
  url: Url;
  contentType: string;
  /** Size in bytes. */
  size: number;
};
export type NewsItem = {
  id: Id;
  title: string;
  summary: string;
  typeId: TypeId;
  typeName: string;
  cover: Picture | null;
  source: string | null;
  publishedAt: DateTime;
  views: number;
  /** Whether it is pinned above newer news. */
  isTop: boolean;
  /** Language of the texts. Differs from the requested one if the entry is not translated. */
  lang: Locale;
  body: Html;
  author: string | null;
  sourceUrl: Url | null;
  keywords: string[];
  attachments: Attachment[];
  /** Language of the body, which may be available in fewer languages than the title. */
  bodyLang: Locale;
  /** Languages in which the body is available. */
  languages: Locale[];
};
export type Photo = {
  id: Id;
  title: string;
  typeId: TypeId;
  typeName: string;
  picture: Picture;
  thumbnail: Picture;
  takenAt: DateTime | null;
  lang: Locale;
};
export type ImagePage = {
  records: Photo[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type ImagePageRequest = {
  current: PageCurrent;
  size: PageSize;
  typeId?: TypeId;
  year?: number;
  keyword?: string;
};
export type VideoSummary = {
  id: Id;
  title: string;
  summary: string;
  typeId: TypeId;
  typeName: string;
  cover: Picture;
  durationSeconds: number;
  publishedAt: DateTime;
  views: number;
  lang: Locale;
};
export type VideoPage = {
  records: VideoSummary[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type VideoPageRequest = {
  current: PageCurrent;
  size: PageSize;
  typeId?: TypeId;
  year?: number;
  keyword?: string;
};
export type VideoSource = {
  url: Url;
  type: "video/mp4" | "video/webm" | "application/vnd.apple.mpegurl";
  height: number;
};
export type VideoCaption = {
  url: Url;
  locale: Locale;
  label: string;
};
export type VideoChapter = {
  /** Its start in seconds. */
  from: number;
  title: string;
  /** What it shows; films are silent. */
  text: string;
};
export type VideoItem = {
  id: Id;
  title: string;
  summary: string;
  typeId: TypeId;
  typeName: string;
  cover: Picture;
  durationSeconds: number;
  publishedAt: DateTime;
  views: number;
  lang: Locale;
  body: Html;
  sources: VideoSource[];
  captions: VideoCaption[];
  chapters: VideoChapter[];
  transcript: string | null;
  languages: Locale[];
};
export type ExchangeMessageResult = {
  id: Id;
  receivedAt: DateTime;
};
export type CaptchaWork = {
  prefix: Id;
  puzzles: number;
  bits: number;
};
export type Captcha = {
  captchaId: Id;
  image: ImageData;
  /** URL of the audio version of the captcha. */
  audioUrl: Url;
  /** Seconds until it expires. */
  expiresIn: number;
  work: CaptchaWork;
};
export type ImageCodeRequest = {
  purpose: CodePurpose;
};
export type CaptchaPassed = {
  passed: true;
  /** Expiry. Until then, it permits one message. */
  expiresAt: DateTime;
};
export type CaptchaCode = string;
export type CaptchaWorkDone = number[];
export type CaptchaCheck = {
  captchaId: Id;
  code: CaptchaCode;
  work?: CaptchaWorkDone;
};
export type CodeSent = {
  /** Seconds until another code can be requested. */
  resendAfter: number;
  /** Seconds until the code expires. */
  expiresIn: number;
};
export type CodeVerified = {
  verified: true;
  /** Expiry of the verification that is stored in the session. */
  proofExpiresAt: DateTime;
};
export type SmsCode = string;
export type SmsCodeRequest = {
  mobile: Mobile;
  purpose?: CodePurpose;
};
export type RegistrationNumber = string;
export type Website = string;
export type FormId = string;
export type FormVersion = number;
export type AnswerRow = {
  [key: string]: AnswerValue;
};
export type AnswerValue =
  | string
  | number
  | boolean
  | (string | number | boolean | AnswerRow)[]
  | AnswerRow;
export type Answers = {
  [key: string]: AnswerValue;
};
export type QuestionnaireRecord = {
  formId: FormId;
  formVersion: FormVersion;
  answers: Answers;
  submittedAt: DateTime;
};
export type VisitorRegistration = {
  id: Id;
  /** Null until the registration is confirmed. */
  number: RegistrationNumber | null;
  channel: RegistrationChannel;
  state: RegistrationState;
  email?: Email;
  firstName?: string;
  lastName?: string;
  /** Full name, if the form has a single field for it. */
  name?: string;
  jobTitle?: string;
  jobTitleOther?: string;
  department?: string;
  departmentOther?: string;
  company?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  city?: string;
  address?: string;
  mobileCountryCode?: DialCode;
  mobile?: string;
  website?: Website;
  exhibits?: string;
  documentKind?: DocumentKind;
  /** Document number with its middle masked. */
  documentMasked?: string;
  /** Whether the visitor is under 18 on the first day of the exhibition and therefore not admitted. */
  under18?: boolean;
  /** Fee in fen at the time of registration; 0 if free of charge. */
  amountDue: number;
  privacyAgreed: boolean;
  formId: FormId;
  formVersion: FormVersion;
  answers: Answers;
  questionnaire: QuestionnaireRecord | null;
  /** Content of the QR code. Null until the registration is confirmed. */
  qrContent: string | null;
  createdAt: DateTime;
  updatedAt: DateTime;
};
export type RegistrationMine = {
  registration: VisitorRegistration | null;
};
export type RegistrationSaved = {
  registration: VisitorRegistration;
  next: NextStep;
};
export type DocumentNumber = string;
export type DocumentDisputed = boolean;
export type RedeemCode = string;
export type Source = string;
export type VisitorInsert = {
  formId: FormId;
  formVersion: FormVersion;
  name: string;
  mobile: Mobile;
  email?: Email;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  documentDisputed?: DocumentDisputed;
  company: string;
  /** Value of the list of the form visitor-zh; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form visitor-zh; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  redeemCode?: RedeemCode;
  answers: Answers;
  source?: Source;
};
export type VisitorUpdate = {
  id: Id;
  formId: FormId;
  formVersion: FormVersion;
  name: string;
  mobile: Mobile;
  email?: Email;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  documentDisputed?: DocumentDisputed;
  company: string;
  /** Value of the list of the form visitor-zh; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form visitor-zh; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
};
export type Partner = {
  id: Id;
  registrationId: Id;
  name: string;
  email?: Email;
  mobile?: Mobile;
  company?: string;
  state: PartnerState;
  invitedAt: DateTime | null;
  createdAt: DateTime;
};
export type PartnerList = {
  partners: Partner[];
};
export type PartnerInput = {
  name: string;
  mobile: Mobile;
  company?: string;
};
export type PartnersAdd = {
  registrationId: Id;
  partners: PartnerInput[];
  /** Whether to send the invitations immediately. */
  invite: boolean;
};
export type Deleted = {
  id: Id;
  deleted: boolean;
};
export type QuestionnaireSubmit = {
  registrationId: Id;
  formId: FormId;
  formVersion: FormVersion;
  answers: Answers;
};
export type Exists = {
  exists: boolean;
};
export type RegistrationFound = {
  exists: boolean;
  /** Present only with a verification or ticket of the same person. */
  registration: VisitorRegistration | null;
};
export type BusinessCard = {
  name: string | null;
  company: string | null;
  jobTitle: string | null;
  department: string | null;
  mobile: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  website: string | null;
  /** Confidence of the recognition. */
  confidence: number;
};
export type BusinessCardUpload = {
  /** JPEG, PNG or WebP, at most 5 MB and 25 megapixels. */
  image: Blob;
};
export type Fen = number;
export type Seats = {
  /** Null means no limit. */
  total: number | null;
  taken: number;
  left: number | null;
  waiting: number;
};
export type MeetingSummary = {
  id: Id;
  title: string;
  summary: string;
  themeId: Id | null;
  themeName: string | null;
  date: string;
  from: DateTime;
  to: DateTime;
  hall: HallNumber | null;
  room: string;
  cover: Picture | null;
  /** 0 means free of charge. */
  price: Fen;
  seats: Seats;
  state: MeetingState;
  spokenLanguages: string[];
  speakerNames: string[];
  /** At least half of the seats are taken. */
  isHot: boolean;
  lang: Locale;
};
export type Enrolment = {
  id: Id;
  meetingId: Id;
  meetingTitle: string;
  from: DateTime;
  to: DateTime;
  room: string;
  name: string;
  company: string | null;
  /** Mobile number or e-mail address with its middle masked. */
  contactMasked: string;
  state: EnrolmentState;
  waitingPosition: number | null;
  /** 0 means that nothing is to be paid. */
  amountDue: Fen;
  /** Time at which an unpaid seat is released. */
  payBefore: DateTime | null;
  signedInAt: DateTime | null;
  qrContent: string | null;
  createdAt: DateTime;
};
export type VisitorMeeting = {
  meeting: MeetingSummary;
  enrolment: Enrolment | null;
};
export type EnrolmentList = {
  enrolments: Enrolment[];
};
export type VisitorEnrol = {
  registrationId: Id;
  meetingIds: Id[];
  source?: Source;
};
export type LandingRegister = {
  formId: FormId;
  formVersion: FormVersion;
  landingType: TypeId;
  landingId: TypeId;
  name: string;
  mobile: Mobile;
  email?: Email;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  documentDisputed?: DocumentDisputed;
  company: string;
  /** Value of the list of the form landing; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form landing; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type EditionYear = number;
export type VisitorCard = {
  number: RegistrationNumber;
  name: string;
  company: string;
  channel: RegistrationChannel;
  state: RegistrationState;
  editionYear: EditionYear;
  qrContent: string;
};
export type RedeemResult = {
  code: RedeemCode;
  accepted: true;
  usesLeft: number;
  validUntil: DateTime;
  /** Time until which a use of the code is reserved for this number. */
  heldUntil: DateTime;
};
export type JsapiParameters = {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: "RSA";
  paySign: string;
};
export type NativeParameters = {
  /** Content of the QR code to scan. */
  codeUrl: string;
};
export type H5Parameters = {
  /** URL of the payment page. */
  h5Url: string;
};
export type Payment = {
  id: Id;
  state: PaymentState;
  amount: Fen;
  currency: "CNY";
  method: PaymentMethod;
  /** Time at which an unpaid order is closed. */
  expiresAt: DateTime;
  paidAt: DateTime | null;
  jsapi: JsapiParameters | null;
  native: NativeParameters | null;
  h5: H5Parameters | null;
};
export type PayRequest = {
  method: PaymentMethod;
};
export type PhoneNumber = string;
export type VisitorEnInsert = {
  formId: FormId;
  formVersion: FormVersion;
  email: Email;
  firstName: string;
  lastName: string;
  /** Value of the list of the form visitor-en; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form visitor-en; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  company: string;
  country: CountryCode;
  mobileCountryCode?: DialCode;
  mobile?: PhoneNumber;
  city?: string;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type VisitorEnUpdate = {
  id: Id;
  formId: FormId;
  formVersion: FormVersion;
  email: Email;
  firstName: string;
  lastName: string;
  /** Value of the list of the form visitor-en; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form visitor-en; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  company: string;
  country: CountryCode;
  mobileCountryCode?: DialCode;
  mobile?: PhoneNumber;
  city?: string;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
};
export type EmailRequest = {
  email: Email;
};
export type PartnerEnInput = {
  firstName: string;
  lastName: string;
  email: Email;
  company?: string;
};
export type PartnerEnAdd = {
  registrationId: Id;
  partners: PartnerEnInput[];
  /** Whether to send the invitations immediately. */
  invite: boolean;
};
export type SubmissionNumber = string | null;
export type BoothReservation = {
  id: Id;
  number: SubmissionNumber;
  state: BoothReservationState;
  contactPerson: string;
  company: string;
  plannedExhibits: string;
  preferredPavilion: string | null;
  boothKind: BoothKind;
  standardBooths: number | null;
  rawArea: number | null;
  createdAt: DateTime;
};
export type BoothReserveEn = {
  formId: FormId;
  formVersion: FormVersion;
  contactPerson: string;
  company: string;
  email: Email;
  country: CountryCode;
  mobileCountryCode?: DialCode;
  mobile?: PhoneNumber;
  website?: Website;
  plannedExhibits: string;
  preferredPavilion?: string;
  boothKind: BoothKind;
  /** Number of standard booths of 3 by 3 m. Required for `standard`. */
  standardBooths?: number;
  /** Raw space in square metres. Required for `raw`. Current forms require at least 36; the minimum of 9 is for answers to their first versions. */
  rawArea?: number;
  remarks?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type MeInsert = {
  formId: FormId;
  formVersion: FormVersion;
  name: string;
  mobile: Mobile;
  email?: Email;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  documentDisputed?: DocumentDisputed;
  company: string;
  /** Value of the list of the form me; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form me; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type GroupUser = {
  id: Id;
  groupId: Id;
  name: string;
  mobile: Mobile;
  email?: Email;
  jobTitle?: string;
  department?: string;
  documentKind?: DocumentKind;
  /** Document number with its middle masked. */
  documentMasked?: string;
  /** Exactly one member is the master. */
  isMaster: boolean;
  /** Null while the group is forming. */
  number: RegistrationNumber | null;
  createdAt: DateTime;
  updatedAt: DateTime;
};
export type CarNumber = string;
export type Group = {
  id: Id;
  state: GroupState;
  company: string;
  contactName: string;
  contactMobile: Mobile;
  contactEmail?: Email;
  visitDay?: string;
  remarks?: string;
  users: GroupUser[];
  carNos: CarNumber[];
  /** Null until there is a member. */
  masterId: Id | null;
  /** Minimum number of members of a delegation. */
  minimum: number;
  /** Number of members still required. */
  missing: number;
  locksAt: DateTime;
  createdAt: DateTime;
  updatedAt: DateTime;
};
export type GroupFound = {
  exists: boolean;
  group: Group | null;
};
export type GroupUpdate = {
  /** If absent, a group is created for the ticket’s number. */
  id?: Id;
  company: string;
  contactName: string;
  contactEmail?: Email;
  visitDay?: string;
  remarks?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  source?: Source;
};
export type GroupUserSave = {
  name: string;
  mobile: Mobile;
  email?: Email;
  jobTitle?: string;
  department?: string;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  groupId: Id;
};
export type GroupUserUpdate = {
  name: string;
  mobile: Mobile;
  email?: Email;
  jobTitle?: string;
  department?: string;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  id: Id;
};
export type FileResponse = {
  /** From Content-Disposition, otherwise `download`. */
  fileName: string;
  /** Bytes. */
  size: number;
  /** An object URL of this document. `services.download` saves and releases it. */
  url: string;
};
export type ExcelColumn = {
  /** Letter of the column. */
  column: string;
  field:
    | "name"
    | "mobile"
    | "email"
    | "jobTitle"
    | "department"
    | "documentKind"
    | "documentNumber";
  title: string;
};
export type ExcelValues = {
  name?: string;
  mobile?: string;
  email?: string;
  jobTitle?: string;
  department?: string;
  documentKind?: string;
  documentNumber?: string;
};
export type ExcelFault = {
  column: string;
  field: string;
  reason: Reason;
  message: Message;
};
export type ExcelRow = {
  /** Row number as in Excel. */
  row: number;
  accepted: boolean;
  values: ExcelValues;
  errors: ExcelFault[];
};
export type ExcelPreview = {
  importId: Id;
  groupId: Id;
  fileName: string;
  total: number;
  accepted: number;
  rejected: number;
  columns: ExcelColumn[];
  rows: ExcelRow[];
  expiresAt: DateTime;
};
export type ExcelUpload = {
  groupId: Id;
  /** .xlsx by its content, at most 2 MB, 20 MB unpacked, 1,000 rows. */
  file: Blob;
};
export type GroupUsersSaved = {
  saved: number;
  group: Group;
};
export type ExcelSave = {
  groupId: Id;
  importId: Id;
};
export type GroupUserInput = {
  name: string;
  mobile: Mobile;
  email?: Email;
  jobTitle?: string;
  department?: string;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
};
export type GroupBatch = {
  groupId: Id;
  users: GroupUserInput[];
};
export type CarNumbers = {
  groupId: Id;
  /** All cars of the group. If absent, the group has none. */
  carNos?: CarNumber[];
};
export type QrCode = {
  /** Content of the QR code. */
  content: string;
  image: ImageData;
};
export type WecomQrCode = {
  image: ImageData;
  contactName: string;
  expiresAt: DateTime;
};
export type WecomAdded = {
  added: boolean;
};
export type Origin = {
  kind: OriginKind;
  country: CountryCode;
  provinceId: RegionId | null;
  /** Name of the country or province. */
  name: string;
};
export type Booth = {
  number: BoothNumber;
  hall: HallNumber;
  kind: BoothKind;
  /** Square metres. */
  area: number;
};
export type ExhibitorSummary = {
  id: Id;
  name: string;
  /** The name in the other language. */
  otherName: string | null;
  themeIds: ThemeId[];
  categories: string[];
  origin: Origin;
  applicationIndustries: string[];
  halls: HallNumber[];
  booths: Booth[];
  famousBrand: boolean;
  popular: boolean;
  featured: boolean;
  onlineShowroom: boolean;
  logo: Picture | null;
  summary: string;
  /** Language of the summary, which may be available in fewer languages than the name. */
  summaryLang: Locale;
  exhibitCount: number;
  lang: Locale;
};
export type Facet = {
  /** Value to send in requests. */
  value: string;
  label: string;
  /** Number of records with this value. */
  count: number;
};
export type ExhibitorFacets = {
  themes: Facet[];
  origins: Facet[];
  countries: Facet[];
  provinces: Facet[];
  applicationIndustries: Facet[];
  halls: Facet[];
  famousBrand: number;
  popular: number;
  featured: number;
  onlineShowroom: number;
};
export type ExhibitorPage = {
  records: ExhibitorSummary[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
  facets: ExhibitorFacets;
};
export type ExhibitorPageRequest = {
  current: PageCurrent;
  size: PageSize;
  keyword?: string;
  themeIds?: ThemeId[];
  origins?: OriginKind[];
  countries?: CountryCode[];
  provinceIds?: RegionId[];
  applicationIndustryIds?: TypeId[];
  halls?: HallNumber[];
  /** First letter of the name or its pinyin; `#` for all others. */
  initial?: string;
  famousBrand?: boolean;
  popular?: boolean;
  featured?: boolean;
  onlineShowroom?: boolean;
  sort?: ExhibitorSort;
};
export type ApplicationIndustry = {
  id: TypeId;
  name: string;
  picture: Picture | null;
  exhibitorCount: number;
  exhibitCount: number;
  sort: number;
};
export type Point = {
  x: number;
  y: number;
};
export type Colour = string;
export type HallArea = {
  themeId: ThemeId | null;
  name: string;
  colour: Colour | null;
  outline: Point[];
};
export type HallDivision = {
  number: HallNumber;
  name: string;
  themeIds: ThemeId[];
  floor: number;
  /** Width of the hall in metres. */
  width: number;
  /** Depth of the hall in metres. */
  height: number;
  outline: Point[];
  areas: HallArea[];
  squareMetres: number;
  exhibitorCount: number;
};
export type ExhibitorContact = {
  person: string | null;
  department: string | null;
  position: string | null;
};
export type Exhibitor = {
  id: Id;
  name: string;
  /** The name in the other language. */
  otherName: string | null;
  themeIds: ThemeId[];
  categories: string[];
  origin: Origin;
  applicationIndustries: string[];
  halls: HallNumber[];
  booths: Booth[];
  famousBrand: boolean;
  popular: boolean;
  featured: boolean;
  onlineShowroom: boolean;
  logo: Picture | null;
  summary: string;
  /** Language of the summary, which may be available in fewer languages than the name. */
  summaryLang: Locale;
  exhibitCount: number;
  lang: Locale;
  body: Html;
  website: Url | null;
  showroomUrl: Url | null;
  pictures: Picture[];
  contact: ExhibitorContact | null;
  /** The first twelve products. exhibitPage returns all. */
  exhibits: ExhibitSummary[];
  meetings: MeetingSummary[];
  languages: Locale[];
};
export type CounselResult = {
  id: Id;
  number: SubmissionNumber;
  receivedAt: DateTime;
};
export type CounselRequest = {
  exhibitorId: Id;
  exhibitId?: Id;
  name: string;
  company?: string;
  /** With or without its country calling code. */
  mobile?: string;
  email?: Email;
  content: string;
  /** Must be true. */
  privacyAgreed: boolean;
  source?: Source;
};
export type BoothReserve = {
  formId: FormId;
  formVersion: FormVersion;
  contactPerson: string;
  company: string;
  mobile: Mobile;
  email?: Email;
  provinceId?: RegionId;
  cityId?: RegionId;
  website?: Website;
  plannedExhibits: string;
  preferredPavilion?: string;
  boothKind: BoothKind;
  /** Number of standard booths of 3 by 3 m. Required for `standard`. */
  standardBooths?: number;
  /** Raw space in square metres. Required for `raw`. Current forms require at least 36; the minimum of 9 is for answers to their first versions. */
  rawArea?: number;
  remarks?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type InvitationCode = string;
export type Invitation = {
  code: InvitationCode;
  exhibitorId: Id | null;
  exhibitorName: string;
  booths: Booth[];
  validUntil: DateTime;
};
export type InvitationRegistration = {
  invitation: Invitation;
  /** Whether the number is registered. */
  exists: boolean;
  /** Present only with a verification or ticket of the same person. */
  registration: VisitorRegistration | null;
};
export type InvitationQuery = {
  invitationCode: InvitationCode;
  mobile?: Mobile;
};
export type InvitationRegister = {
  formId: FormId;
  formVersion: FormVersion;
  invitationCode: InvitationCode;
  name: string;
  mobile: Mobile;
  email?: Email;
  documentKind?: DocumentKind;
  documentNumber?: DocumentNumber;
  documentDisputed?: DocumentDisputed;
  company: string;
  /** Value of the list of the form invitation; the examples are all that its current version has. */
  jobTitle?: string;
  /** Free text if the list contains `others`. */
  jobTitleOther?: string;
  /** Value of the list of the form invitation; the examples are all that its current version has. */
  department?: string;
  /** Free text if the list contains `others`. */
  departmentOther?: string;
  country?: CountryCode;
  provinceId?: RegionId;
  cityId?: RegionId;
  areaId?: RegionId;
  address?: string;
  website?: Website;
  /** Products that the visitor looks for or produces, as free text. */
  exhibits?: string;
  /** Must be true. The server records text version, time and language. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type InvitationSmsResult = {
  state: "sent" | "verified";
  resendAfter: number | null;
  expiresIn: number | null;
  proofExpiresAt: DateTime | null;
};
export type InvitationSms = {
  mobile: Mobile;
  /** If absent, a code is sent; otherwise it is checked. */
  code?: SmsCode;
};
export type HallSale = {
  hall: HallNumber;
  themeId: ThemeId | null;
  totalArea: number;
  areaLeft: number;
  standardBoothsLeft: number;
};
export type BoothSale = {
  asOf: DateTime;
  /** Whether booths can be reserved. */
  open: boolean;
  totalArea: number;
  areaLeft: number;
  standardBoothsLeft: number;
  halls: HallSale[];
};
export type MapHit = {
  kind: "exhibitor" | "booth" | "hall" | "facility";
  id: string;
  name: string;
  boothNumber: BoothNumber | null;
  hall: HallNumber | null;
  x: number;
  y: number;
};
export type ParkQrCode = {
  mobileMasked: string;
  plate: CarNumber | null;
  qr: QrCode;
  validFrom: DateTime;
  validUntil: DateTime;
};
export type ParameterFacet = {
  key: ParameterKey;
  name: string;
  unit: ParameterUnit;
  min: ParameterNumber;
  max: ParameterNumber;
};
export type ExhibitFacets = {
  themes: Facet[];
  categories: Facet[];
  applicationIndustries: Facet[];
  isNew: number;
  /** The parameters of the requested category; empty with none or several. */
  parameters: ParameterFacet[];
};
export type ExhibitPage = {
  records: ExhibitSummary[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
  facets: ExhibitFacets;
};
export type ParameterRange = {
  key: ParameterKey;
  min?: ParameterNumber;
  max?: ParameterNumber;
};
export type ExhibitPageRequest = {
  current: PageCurrent;
  size: PageSize;
  keyword?: string;
  exhibitorId?: Id;
  themeIds?: ThemeId[];
  applicationIndustryIds?: TypeId[];
  categories?: string[];
  isNew?: boolean;
  /** Needs exactly one category, otherwise 400. An unknown parameter matches nothing. */
  parameters?: ParameterRange[];
  sort?: ExhibitSort;
};
export type Exhibit = {
  id: Id;
  name: string;
  exhibitorId: Id;
  exhibitorName: string;
  boothNumbers: BoothNumber[];
  themeId: ThemeId | null;
  category: string | null;
  applicationIndustries: string[];
  picture: Picture | null;
  isNew: boolean;
  lang: Locale;
  body: Html;
  pictures: Picture[];
  parameters: ExhibitParameter[];
  videoUrl: Url | null;
  exhibitor: ExhibitorSummary;
  related: ExhibitSummary[];
  languages: Locale[];
};
export type DownloadItem = {
  id: Id;
  title: string;
  summary: string;
  typeId: TypeId;
  typeName: string;
  fileName: string;
  contentType: string;
  /** Size in bytes. */
  size: number;
  updatedAt: DateTime;
  downloads: number;
  /** Whether downloadLog must be called before downloadUrl. */
  needsLog: boolean;
  /** URL of the file. Null if it must be requested by downloadUrl. */
  url: Url | null;
  lang: Locale;
};
export type DownloadListRequest = {
  audience: DownloadAudience;
  typeId?: TypeId;
  keyword?: string;
};
export type DownloadType = {
  id: TypeId;
  parentId: TypeId | null;
  audience: DownloadAudience;
  name: string;
  count: number;
  sort: number;
};
export type DownloadUrl = {
  id: Id;
  url: Url;
  fileName: string;
  contentType: string;
  size: number;
  /** Expiry of the URL. Null for a permanent URL. */
  expiresAt: DateTime | null;
};
export type DownloadLogged = {
  id: Id;
  number: SubmissionNumber;
  downloadId: Id;
  createdAt: DateTime;
};
export type DownloadLogRequest = {
  downloadId: Id;
  name?: string;
  company?: string;
  email?: Email;
  mobile?: string;
  source?: Source;
};
export type AdvertType = {
  id: TypeId;
  parentId: TypeId | null;
  name: string;
  summary: string;
  picture: Picture | null;
  childCount: number;
  detailCount: number;
  sort: number;
  lang: Locale;
};
export type AdvertTypeRequest = {
  parentId?: TypeId;
  keyword?: string;
};
export type AdvertDetail = {
  id: Id;
  typeId: TypeId;
  title: string;
  body: Html;
  pictures: Picture[];
  size: string | null;
  material: string | null;
  place: string | null;
  /** Null means on request. */
  price: Fen | null;
  unit: string | null;
  quantity: number | null;
  quantityLeft: number | null;
  bookUntil: DateTime | null;
  sort: number;
  lang: Locale;
};
export type SupportUnit = {
  id: Id;
  kind: SupportKind;
  name: string;
  logo: Picture | null;
  url: Url | null;
  sort: number;
  lang: Locale;
};
export type SupportRequest = {
  kind?: SupportKind;
};
export type Banner = {
  id: Id;
  title: string;
  subtitle: string;
  picture: Picture;
  mobilePicture: Picture | null;
  link: Url | null;
  linkTarget: LinkTarget;
};
export type MeetingBannerPage = {
  records: Banner[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type MeetingBannerRequest = {
  current: PageCurrent;
  size: PageSize;
};
export type MeetingFacets = {
  dates: Facet[];
  themes: Facet[];
  halls: Facet[];
};
export type MeetingPage = {
  records: MeetingSummary[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
  facets: MeetingFacets;
};
export type MeetingPageRequest = {
  current: PageCurrent;
  size: PageSize;
  keyword?: string;
  themeId?: Id;
  date?: string;
  hall?: HallNumber;
  state?: MeetingState;
  charged?: boolean;
};
export type MeetingDynamic = {
  id: Id;
  title: string;
  summary: string;
  url: Url | null;
  cover: Picture | null;
  meetingId: Id | null;
  publishedAt: DateTime;
  lang: Locale;
};
export type MeetingDynamicPage = {
  records: MeetingDynamic[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type MeetingDynamicRequest = {
  current: PageCurrent;
  size: PageSize;
  meetingId?: Id;
  themeId?: Id;
};
export type MeetingTheme = {
  id: Id;
  title: string;
  summary: string;
  cover: Picture | null;
  meetingCount: number;
  dates: string[];
  sort: number;
  lang: Locale;
};
export type MeetingThemeRequest = {
  keyword?: string;
};
export type MeetingThemePage = {
  records: MeetingTheme[];
  total: PageTotal;
  size: PageSize;
  current: PageCurrent;
  pages: PagePages;
};
export type MeetingThemePageRequest = {
  current: PageCurrent;
  size: PageSize;
  keyword?: string;
};
export type AgendaItem = {
  from: DateTime;
  to: DateTime;
  title: string;
  speakerIds: Id[];
};
export type SpeakerExhibitor = {
  id: Id;
  boothNumber: BoothNumber | null;
  themeId: ThemeId | null;
};
export type Speaker = {
  id: Id;
  name: string;
  title: string;
  company: string;
  /** Whether the company is an exhibitor. */
  exhibitor: SpeakerExhibitor | null;
  photo: Picture | null;
  bio: string;
};
export type FormRef = {
  formId: FormId;
  formVersion: FormVersion;
};
export type Meeting = {
  id: Id;
  title: string;
  summary: string;
  themeId: Id | null;
  themeName: string | null;
  date: string;
  from: DateTime;
  to: DateTime;
  hall: HallNumber | null;
  room: string;
  cover: Picture | null;
  /** 0 means free of charge. */
  price: Fen;
  seats: Seats;
  state: MeetingState;
  spokenLanguages: string[];
  /** At least half of the seats are taken. */
  isHot: boolean;
  lang: Locale;
  body: Html;
  agenda: AgendaItem[];
  speakers: Speaker[];
  organisers: string[];
  enrolFrom: DateTime;
  enrolUntil: DateTime;
  /** Enrolment form. Null if enrolment is not offered. */
  form: FormRef | null;
  attachments: Attachment[];
  languages: Locale[];
};
export type MeetingThemeDetails = {
  id: Id;
  title: string;
  summary: string;
  cover: Picture | null;
  meetingCount: number;
  dates: string[];
  sort: number;
  lang: Locale;
  body: Html;
  banners: Banner[];
  meetings: MeetingSummary[];
  languages: Locale[];
};
export type KnownPerson = {
  name?: string;
  company?: string;
  jobTitle?: string;
  email?: Email;
};
export type EnrolmentFound = {
  exists: boolean;
  enrolment: Enrolment | null;
  person: KnownPerson | null;
};
export type EnrolByMobileRequest = {
  meetingId: Id;
  source?: Source;
};
export type MeetingEnrolled = {
  enrolment: Enrolment;
  next: "payment" | "result";
};
export type MeetingEnrol = {
  formId: FormId;
  formVersion: FormVersion;
  meetingId: Id;
  name: string;
  mobile?: Mobile;
  email?: Email;
  company?: string;
  jobTitle?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type MeetingEnrolBatch = {
  formId: FormId;
  formVersion: FormVersion;
  meetingIds: Id[];
  name: string;
  mobile?: Mobile;
  email?: Email;
  company?: string;
  jobTitle?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type MeetingPay = {
  enrolmentId: Id;
  method?: PaymentMethod;
};
export type ChargedEnrolment = {
  enrolment: Enrolment;
  payment: Payment | null;
};
export type ChargedRequest = {
  meetingId?: Id;
};
export type MeetingWalkIn = {
  meetingId: Id;
  name: string;
  mobile?: Mobile;
  email?: Email;
  company?: string;
  jobTitle?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  source?: Source;
};
export type TopicMeetingRequest = {
  topicId: TypeId;
};
export type MeetingStatistics = {
  meetingId: Id;
  seats: Seats;
  enrolled: number;
  paid: number;
  signedIn: number;
  views: number;
  asOf: DateTime;
};
export type TopicHome = {
  id: TypeId;
  title: string;
  summary: string;
  banners: Banner[];
  blocks: PageBlock[];
  news: NewsSummary[];
  videos: VideoSummary[];
  exhibitors: ExhibitorSummary[];
  exhibits: ExhibitSummary[];
  lang: Locale;
  languages: Locale[];
};
export type LandingFigure = {
  name: string;
  value: number;
  unit: string;
};
export type LandingHome = {
  type: TypeId;
  id: TypeId;
  title: string;
  description: string;
  layout: "en" | "zh";
  themeId: ThemeId | null;
  colour: Colour;
  banners: Banner[];
  figures: LandingFigure[];
  blocks: PageBlock[];
  form: FormRef | null;
  lang: Locale;
  languages: Locale[];
};
export type LandingPhoneCode = {
  phone: Mobile;
  /** Digits of the picture of landingCaptcha. */
  vCode: CaptchaCode;
  work?: CaptchaWorkDone;
};
export type LandingBoothReserved = {
  id: Id;
  number: SubmissionNumber;
  createdAt: DateTime;
};
export type LandingBoothReserve = {
  phone: Mobile;
  smsCode: SmsCode;
};
export type LandingNewsRequest = {
  current: PageCurrent;
  size: PageSize;
  themeId?: ThemeId;
};
export type EditionDay = {
  /** Number of the day, starting at 1. */
  id: number;
  date: string;
  /** Month and day as displayed. */
  md: string;
  /** Opening time. */
  datetime: DateTime;
  /** Closing time. */
  endDatetime: DateTime;
  week: string;
  weekEn: string;
  weekRu: string | null;
  time: string;
};
export type EditionRanges = {
  full: string;
  short: string;
};
export type LateFee = {
  from: DateTime;
  /** The fee in fen. */
  fen: number;
};
export type Venue = {
  name: string;
  address: string;
  city: string;
  country: CountryCode;
  latitude: number;
  longitude: number;
  mapUrl: Url | null;
};
export type Contacts = {
  phone: string;
  phoneInternational: string;
  email: Email;
  pressEmail: Email;
  groupEmail: Email;
  privacyEmail: Email;
  /** Response time of the organiser in working days. */
  replyWorkingDays: number;
  officeHours: string;
};
export type ThemeColours = {
  /** For text, or as a background of white text. */
  strong: Colour;
  /** Light background. */
  tint: Colour;
  main: Colour;
  navigation: Colour;
  exhibitorTop: Colour;
  landing: Colour;
};
export type ThemeSummary = {
  id: ThemeId;
  name: string;
  shortName: string;
  englishName: string;
  colours: ThemeColours;
  halls: HallNumber[];
};
export type Edition = {
  name: string;
  shortName: string;
  /** Name with the number of the edition. */
  title: string;
  organiser: string;
  phase: Phase;
  /** Start of pre-registration. */
  preRegOpensAt: DateTime;
  exhibitorLoginUrl: Url;
  /** Chinese ICP licence number of the site. */
  icp: string;
  socialLinks: Link[];
  year: EditionYear;
  /** Number of the edition. */
  number: number;
  days: EditionDay[];
  range: string;
  ranges: EditionRanges;
  weekRange: string;
  dailyOpeningHours: string;
  /** Opening time of the first day. */
  start: DateTime;
  /** End of pre-registration. */
  preRegDeadline: DateTime;
  preRegCloseDateStr: string;
  /** Fee for registrations in Chinese from a given time; others are free of charge. Null if all are free. */
  lateFee: LateFee | null;
  /** Closing time of the last day. */
  end: DateTime;
  venue: Venue;
  contacts: Contacts;
  themes: ThemeSummary[];
};
export type ThemeCategory = {
  id: number;
  /** Name in the language of the request. */
  name: string;
  zh: string;
  en: string;
};
export type ThemeBlockItem = {
  title: string;
  text: string;
};
export type ThemeBlock = {
  title: string;
  background: Url | null;
  items: ThemeBlockItem[];
};
export type Theme = {
  id: ThemeId;
  name: string;
  shortName: string;
  englishName: string;
  colours: ThemeColours;
  halls: HallNumber[];
  summary: string;
  picture: Picture;
  halls2023: HallNumber[];
  categories: ThemeCategory[];
  blocks: ThemeBlock[];
};
export type ThemeText = {
  id: string;
  name: string;
  text: string;
  themeId: ThemeId | null;
};
export type Themes = {
  themes: Theme[];
  themeTexts: ThemeText[];
};
export type ClientFacts = {
  /** IP address of the client with its last part masked. */
  ip: string | null;
  region: "CN" | "global";
  /** Current time of the site. */
  now: DateTime;
  phase: Phase;
  editionYear: EditionYear;
  /** Whether pre-registration is open: before the deadline, or by the pre-registration cookie. */
  preRegistrationOpen: boolean;
  /** Whether the English site shows the link to pre-registration; always true. Whether registrations are accepted is preRegistrationOpen, in every language. */
  englishPreRegistrationOpen: boolean;
  /** Whether the ticket’s owner has a registration for this edition that is not cancelled. False without a ticket. */
  registered: boolean;
  /** Whether providers are replaced by a sandbox. */
  sandbox: boolean;
};
export type SendEmailCode = {
  email: Email;
  purpose: EmailPurpose;
};
export type EmailCode = string;
export type CheckEmailCode = {
  email: Email;
  purpose: EmailPurpose;
  code: EmailCode;
};
export type DesignerName = string;
export type DesignerInfo = {
  name: DesignerName;
  /** Whether a draft needs the approval of another designer before it is published. */
  reviewNeeded: boolean;
};
export type ContentHash = string;
export type FormVersionInfo = {
  formId: FormId;
  formVersion: FormVersion;
  contentHash: ContentHash;
  publishedAt: DateTime;
  /** Archived versions can be read but not submitted. */
  archived: boolean;
  /** URL of the form definition, which is cached permanently. */
  url: Url;
};
export type DraftRevision = number;
export type DraftSummary = {
  author: DesignerName;
  changedAt: DateTime;
  revision: DraftRevision;
};
export type ListedForm = {
  formId: FormId;
  /** Null for a form that exists as a draft only. */
  current: FormVersionInfo | null;
  /** All published versions, newest first. */
  versions: FormVersionInfo[];
  draft: DraftSummary | null;
};
export type FormList = {
  /** Whether the client is authorised as a designer, or needs the secret. */
  access: "granted" | "secretNeeded";
  designer: DesignerInfo | null;
  /** Sorted by name. Empty if the secret is required. */
  forms: ListedForm[];
};
export type FormProgressCounted = {
  counted: boolean;
};
export type FieldName = string;
export type FormProgress = {
  formVersion: FormVersion;
  /** Questions that the form’s conditions have shown. */
  shown?: FieldName[];
  /** Questions with an answer in the end. */
  answered?: FieldName[];
  /** The last question that was touched. */
  last?: FieldName;
  /** Whether the form was sent successfully. */
  sent: boolean;
};
export type FormCount = number;
export type QuestionStats = {
  field: FieldName;
  shown: FormCount | null;
  answered: FormCount | null;
  /** How often it was the last question touched in a form that was not sent. */
  left: FormCount | null;
};
export type FormVersionStats = {
  formVersion: FormVersion;
  /** How often somebody began to fill it in. */
  started: FormCount | null;
  /** How often it was sent successfully. */
  sent: FormCount | null;
  /** In the order of the form. */
  questions: QuestionStats[];
};
export type FormStats = {
  versions: FormVersionStats[];
};
export type FormText = string;
export type DraftLock = {
  author: DesignerName;
  until: DateTime;
};
export type DraftReview = {
  state: "requested" | "approved";
  /** The designer who requested or approved. */
  author: DesignerName;
  /** The revision in review. */
  revision: DraftRevision;
  at: DateTime;
};
export type FormDraft = {
  formId: FormId;
  document: FormText;
  revision: DraftRevision;
  /** The designer who saved this document. */
  author: DesignerName;
  changedAt: DateTime;
  lock: DraftLock | null;
  review: DraftReview | null;
};
export type DraftSave = {
  document: FormText;
  /** Revision that the designer began from; 0 for a new draft. */
  revision: number;
};
export type FormRevision = {
  revision: DraftRevision;
  author: DesignerName;
  at: DateTime;
  /** `restored`: a document of an earlier revision was saved. */
  action: "saved" | "restored" | "takenOver" | "discarded" | "published";
  /** Number of characters of its document. */
  size: number;
};
export type DraftLockRequest = {
  action: "lock" | "unlock" | "takeOver";
};
export type DraftReviewRequest = {
  /** `withdraw` ends a request or an approval. */
  action: "request" | "approve" | "withdraw";
  /** Revision that the designer saw. */
  revision: DraftRevision;
};
export type FormRevisionList = {
  revisions: FormRevision[];
};
export type FormRevisionDocument = {
  revision: DraftRevision;
  author: DesignerName;
  at: DateTime;
  action: "saved" | "restored" | "takenOver" | "discarded" | "published";
  size: number;
  document: FormText;
};
export type FormSubmitted = {
  number: SubmissionNumber;
  /** Address that the receipt is sent to; null if the form sends none. */
  email: string | null;
  createdAt: DateTime;
};
export type FormSubmit = {
  formVersion: FormVersion;
  answers: Answers;
  source?: Source;
};
export type FormOption = {
  value: string;
  label: string;
  children?: FormOption[];
};
export type FormOptions = {
  sources: {
    source:
      | "countries"
      | "provinces"
      | "categories"
      | "exhibitors"
      | "meetings"
      | "halls";
    options: FormOption[];
  }[];
};
export type UploadReference = {
  id: Id;
  name: string;
  /** Bytes. */
  size: number;
  type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
};
export type FormUpload = {
  /** Name of the field; within objects and rows its path, such as guests.photo. */
  field: string;
  /** JPEG, PNG, WebP or PDF, at most 10 MB, and what the field allows. */
  file: Blob;
};
export type UploadRemoved = {
  id: Id;
};
export type FormCases = {
  formId: FormId;
  formVersion: FormVersion;
  /** The case file as text; null if none was stored. */
  cases: FormText | null;
};
export type ReplayCounts = {
  total: number;
  /** Number of answers that the draft would refuse. */
  refused: number;
  /** The errors, the most frequent first. One answer can have several. */
  byRule: {
    /** Place of the value; `*` stands for the index of a row. */
    pointer: string;
    id: string;
    count: number;
  }[];
};
export type ReplayRequest = {
  document: FormText;
  /** The migration file from the published version as text. */
  migration?: FormText;
};
export type FormPageState = {
  state: "open" | "notYetOpen" | "closed" | "full";
  opensAt: string | null;
  closesAt: string | null;
  /** Number of free places; null for a form without a capacity. */
  free: number | null;
};
export type FormInfo = {
  formId: FormId;
  current: FormVersionInfo;
  /** All published versions, newest first. */
  versions: FormVersionInfo[];
  page?: FormPageState;
};
export type Resent = {
  channel: "email" | "sms";
  /** Seconds until it can be sent again. */
  resendAfter: number;
};
export type BadgeSession = {
  title: string;
  from: DateTime;
  to: DateTime;
  room: string;
  state: EnrolmentState;
};
export type BadgeByLink = {
  number: RegistrationNumber;
  name: string;
  /** Content of the QR code. */
  qrContent: string;
  /** The visitor’s enrolments that are not cancelled, in order of time. */
  sessions: BadgeSession[];
};
export type InvitedVisitor = {
  name: string;
  email?: Email;
  mobile?: Mobile;
  company?: string;
};
export type BadgeLinkMade = {
  path: Url;
};
export type BadgeLinksEnded = {
  /** Number of revoked links. */
  ended: number;
};
export type CancelRequest = {
  reason?: string;
};
export type GroupMine = {
  group: Group | null;
};
export type AdvertCounted = {
  counted: boolean;
};
export type AdvertEvent = {
  id: Id;
  /** `view`: at least half of it was visible for one second. `click`: its link was followed. */
  action: "view" | "click";
};
export type Application = {
  id: Id;
  number: SubmissionNumber;
  email: Email;
  createdAt: DateTime;
};
export type AdvertRequest = {
  detailId: Id;
  name: string;
  company: string;
  email: Email;
  message?: string;
  privacyAgreed: boolean;
};
export type SubmissionStatus = {
  number: SubmissionNumber;
  kind:
    | "booth"
    | "counsel"
    | "mediaCard"
    | "visaLetter"
    | "advert"
    | "download"
    | "form";
  state: "received" | "inProgress" | "done";
  createdAt: DateTime;
  updatedAt: DateTime;
};
export type SubmissionStateRequest = {
  number: string;
  contact: string;
};
export type ReportNumber = string;
export type ProblemReceipt = {
  number: ReportNumber;
  receivedAt: DateTime;
  deletedAt: DateTime;
};
export type StoryFields = {
  [key: string]: string | number | boolean;
};
export type StoryRequest = {
  operation: string;
  argument?: StoryFields;
  /** 200: a success. 0: no response, or one that is no envelope. */
  status: number;
  reason?: string;
  /** JSON pointers of the rejected fields. */
  pointers?: string[];
  requestId?: string;
};
export type StoryAction = {
  type: string;
  fields: StoryFields;
};
export type StoryStep = {
  /** Milliseconds since the beginning. */
  atMs: number;
  /** Path and query. A secret or typed part is a parameter: `/en/b/:token`. */
  page?: string;
  request?: StoryRequest;
  action?: StoryAction;
  /** What went wrong: an error message, an error page, an exception. */
  failure?: "message" | "page" | "exception";
};
export type Story = {
  version: number;
  locale: Locale;
  device: "desktop" | "mobile";
  /** Whether the page had a web ticket at the beginning. */
  signedIn: boolean;
  startedAt: DateTime;
  steps: StoryStep[];
};
export type ProblemReport = {
  story: Story;
  /** What went wrong. */
  description?: string;
  email?: Email;
  /** Must be true. */
  privacyAgreed: boolean;
};
export type MediaCardApply = {
  formId: FormId;
  formVersion: FormVersion;
  medium: string;
  mediumKind:
    "print" | "online" | "broadcast" | "agency" | "social" | "freelance";
  website?: Website;
  pressCard?: string;
  name: string;
  position?: string;
  email: Email;
  country: CountryCode;
  mobileCountryCode?: DialCode;
  mobile?: PhoneNumber;
  plans?: string;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type LetterNumber = string;
export type VisaLetter = {
  number: LetterNumber;
  email: Email;
  createdAt: DateTime;
};
export type PlainDate = string;
export type VisaLetterApply = {
  formId: FormId;
  formVersion: FormVersion;
  /** As in the passport. */
  surname: string;
  /** As in the passport; absent if it has none. */
  givenNames?: string;
  /** As in the passport. */
  sex: "female" | "male" | "other";
  birthDate: PlainDate;
  nationality: CountryCode;
  passportNumber: string;
  passportExpiry: PlainDate;
  company: string;
  position?: string;
  arrival: PlainDate;
  departure: PlainDate;
  /** City of the embassy or consulate. */
  consulate: string;
  email: Email;
  /** Must be true. */
  privacyAgreed: boolean;
  answers: Answers;
  source?: Source;
};
export type ChangeLinkSent = {
  resendAfter: number;
};
export type ChangeLinkRequest = {
  email: Email;
};
export type LinkToken = string;
export type TokenRequest = {
  token: LinkToken;
};
export type Subscription = {
  state: SubscriptionState;
  emailMasked: string;
  language: 1 | 2;
  confirmedAt: DateTime | null;
};
export type SessionWork = {
  work: CaptchaWork | null;
};
export type SignedOut = {
  signedOut: true;
};
export type SignOutRequest = {
  /** Whether to sign out on all devices of the person. */
  everywhere: boolean;
};
export type OptOut = {
  optedOut: true;
};
export type OptOutRequest = {
  code: string;
};
export type OneClickForm = {
  "List-Unsubscribe": "One-Click";
};
export type WechatPayAck = {
  code: "SUCCESS";
  message: string;
};
export type WechatPayResource = {
  algorithm: "AEAD_AES_256_GCM";
  /** Base64. */
  ciphertext: string;
  associated_data?: string;
  nonce: string;
  original_type?: string;
};
export type WechatPayNotice = {
  id: string;
  create_time: DateTime;
  event_type: string;
  resource_type: string;
  resource: WechatPayResource;
  summary?: string;
};
export type PaymentStatus = {
  id: Id;
  state: PaymentState;
  amount: Fen;
  currency: "CNY";
  paidAt: DateTime | null;
  expiresAt: DateTime;
};
export type FormProblem = {
  /** Stable code of the problem. */
  code: string;
  /** An error must be corrected; what is incomplete, such as a missing language, prevents publishing only; a warning prevents nothing. */
  severity: "error" | "incomplete" | "warning";
  line: number;
  column: number;
  /** JSON pointer into the form. */
  pointer: string;
  message: string;
  /** Hint for a fix. */
  hint: string | null;
};
export type FormProblems = FormProblem[];
export type FormChange = {
  severity: "safe" | "breaking";
  kind: string;
  pointer: string;
  /** Path of the field concerned. */
  field: string | null;
  /** Code of the option concerned. */
  code: string | null;
  message: string;
};
export type PreviewCreated = {
  id: Id;
  formId: FormId;
  /** URL of the preview, accessible to anyone who has it. */
  url: Url;
  expiresAt: DateTime;
  problems: FormProblems;
  publishedVersion: FormVersion | null;
  /** Empty if the draft cannot be parsed. */
  changes: FormChange[];
};
export type PreviewRequest = {
  formId: FormId;
  document: FormText;
};
export type Preview = {
  id: Id;
  formId: FormId;
  document: FormText;
  expiresAt: DateTime;
  problems: FormProblems;
};
export type PreviewVerdict = {
  accepted: boolean;
  /** The request body that would be sent, as JSON text. */
  body: string;
  errors: {
    pointer: string;
    reason: string;
    message: string;
  }[];
};
export type PreviewValues = {
  answers: Answers;
};
export type PublishRequest = {
  formId: FormId;
  document: FormText;
  /** The migration file as text. */
  migration?: FormText;
  /** Reason for publishing a breaking change. */
  breaking?: string;
  /** The case file as text. It is stored with the version. */
  cases?: FormText;
};
export type FavouriteRecords = {
  exhibitors: ExhibitorSummary[];
  exhibits: ExhibitSummary[];
  meetings: MeetingSummary[];
};
export type FavouritesQuery = {
  exhibitorIds?: Id[];
  exhibitIds?: Id[];
  meetingIds?: Id[];
};
export type FavouritesRequest = {
  /** `ics` contains meetings only. */
  format: "csv" | "xlsx" | "ics";
  exhibitorIds?: Id[];
  exhibitIds?: Id[];
  meetingIds?: Id[];
};
export type HallOnPlan = {
  number: HallNumber;
  /** Side that faces the concourse. */
  front: "north" | "south";
  doors: {
    from: Point;
    to: Point;
  }[];
  /** SVG path data of the occupied booths, in metres. */
  taken: string;
  /** SVG path data of the free booths. */
  free: string;
};
export type SitePlan = {
  grounds: {
    id: string;
    name: string;
    outline: Point[];
  }[];
  entrances: {
    id: string;
    name: string;
    at: Point;
  }[];
  halls: HallOnPlan[];
};
export type SuggestionTags = string[];
export type SuggestionItem = {
  kind: "exhibitor" | "product" | "meeting";
  id: Id;
  name: string;
  lang: Locale;
  /** Of an exhibitor, its own id. */
  exhibitorId?: Id;
  /** Exhibitor of a product. */
  company?: string;
  themeId?: ThemeId;
  booths?: BoothNumber[];
  from?: DateTime;
  to?: DateTime;
  hall?: HallNumber;
  room?: string;
  tags: SuggestionTags;
};
export type SuggestionCatalogue = {
  questions: {
    /** Field of the questionnaire. */
    id: string;
    title: string;
    options: {
      code: string;
      label: string;
      tags: SuggestionTags;
    }[];
  }[];
  /** In the order of their lists; sessions by time. */
  items: SuggestionItem[];
};
export type WalkingMap = {
  /** The first is the concourse. */
  grounds: {
    outline: Point[];
  }[];
  entrances: {
    id: string;
    name: string;
    at: Point;
    hasSteps: boolean;
  }[];
  halls: {
    number: HallNumber;
    themeId: ThemeId;
    /** Side that faces the concourse. */
    front: "north" | "south";
    outline: Point[];
    doors: {
      from: Point;
      to: Point;
      hasSteps: boolean;
    }[];
    booths: {
      number: BoothNumber;
      /** West, north, width and depth. */
      box: number[];
    }[];
  }[];
};
export type BoothOnPlan = {
  number: BoothNumber;
  kind: BoothKind;
  area: number;
  outline: Point[];
  exhibitorId: Id | null;
  exhibitorName: string | null;
  exhibitorSummary: string | null;
  exhibitorLogo: Picture | null;
  /** Language of the exhibitor's name. */
  lang: Locale;
};
export type BoothRoute = {
  entrance: {
    id: string;
    name: string;
  };
  /** Rounded to ten. */
  metres: number;
  /** From the booth to the entrance. */
  points: Point[];
};
export type StaffDevice = {
  id: Id;
  name: string;
  /** Meetings for which it can sign in people. Empty means all. */
  meetingIds: Id[];
  issuedAt: DateTime;
  expiresAt: DateTime;
};
export type StaffSign = {
  meetingId: Id;
  /** The scanned content, a number as entered, or the person’s mobile number. */
  qrContent: string;
  /** Time of the scan if the device was offline. A scan counts as punctual by this time. A time in the future or more than 12 hours ago is replaced by the current time. */
  scannedAt?: DateTime;
};
export type MediaCardKept = {
  id: Id;
  formId: FormId;
  formVersion: FormVersion;
  email: Email;
  values: Answers;
  answers: Answers;
  createdAt: DateTime;
};
export type VisaLetterKept = {
  number: LetterNumber;
  email: Email;
  values: Answers;
  answers: Answers;
  createdAt: DateTime;
};
export type Consent = {
  kind: "privacy" | "newsletter" | "cookies";
  textVersion: string;
  locale: Locale;
  agreedAt: DateTime;
};
export type StoredRecord = {
  /** Name of the table. */
  what: string;
  purpose:
    | "registration"
    | "delegation"
    | "meeting"
    | "exhibiting"
    | "enquiry"
    | "message"
    | "newsletter"
    | "payment"
    | "security";
  /** Retention period as in the privacy policy. Null if it is deleted with another record. */
  period:
    | (
        | "documents"
        | "records"
        | "enquiries"
        | "messages"
        | "unconfirmed"
        | "codes"
        | "uploads"
        | "visits"
        | "orders"
        | null
      )
    | (
        | "documents"
        | "records"
        | "enquiries"
        | "messages"
        | "unconfirmed"
        | "codes"
        | "uploads"
        | "visits"
        | "orders"
        | null
      );
  fields: {
    name: string;
    value: string | null;
  }[];
};
export type MyData = {
  exportedAt: DateTime;
  person: LoginUser;
  registrations: VisitorRegistration[];
  partners: Partner[];
  groups: Group[];
  enrolments: Enrolment[];
  payments: PaymentStatus[];
  boothReservations: BoothReservation[];
  mediaCards: MediaCardKept[];
  visaLetters: VisaLetterKept[];
  subscriptions: Subscription[];
  consents: Consent[];
  /** Other stored data that identifies the person: invitations by others, memberships, questions, downloads, messages. */
  records: StoredRecord[];
};
export type ErasureKept = {
  what: string;
  why: string;
  until: string;
};
export type Erased = {
  erasedAt: DateTime;
  kept: ErasureKept[];
};
export type EraseRequest = {
  /** Confirmation of the request. */
  confirm: true;
};
