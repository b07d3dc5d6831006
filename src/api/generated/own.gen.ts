// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  OwnSendEmailCodeApiResponse,
  OwnSendEmailCodeApiArg,
  OwnCheckEmailCodeApiResponse,
  OwnCheckEmailCodeApiArg,
  OwnRegistrationCalendarApiResponse,
  OwnRegistrationCalendarApiArg,
  OwnRegistrationBadgeApiResponse,
  OwnRegistrationBadgeApiArg,
  OwnFormsApiResponse,
  OwnFormsApiArg,
  OwnCountFormProgressApiResponse,
  OwnCountFormProgressApiArg,
  OwnFormStatsApiResponse,
  OwnFormStatsApiArg,
  OwnFormDraftApiResponse,
  OwnFormDraftApiArg,
  OwnSaveFormDraftApiResponse,
  OwnSaveFormDraftApiArg,
  OwnDiscardFormDraftApiResponse,
  OwnDiscardFormDraftApiArg,
  OwnLockFormDraftApiResponse,
  OwnLockFormDraftApiArg,
  OwnReviewFormDraftApiResponse,
  OwnReviewFormDraftApiArg,
  OwnFormDraftRevisionsApiResponse,
  OwnFormDraftRevisionsApiArg,
  OwnFormDraftRevisionApiResponse,
  OwnFormDraftRevisionApiArg,
  OwnFormVersionApiResponse,
  OwnFormVersionApiArg,
  OwnSubmitFormApiResponse,
  OwnSubmitFormApiArg,
  OwnFormOptionsApiResponse,
  OwnFormOptionsApiArg,
  OwnUploadFileApiResponse,
  OwnUploadFileApiArg,
  OwnRemoveUploadApiResponse,
  OwnRemoveUploadApiArg,
  OwnFormCasesApiResponse,
  OwnFormCasesApiArg,
  OwnReplayFormApiResponse,
  OwnReplayFormApiArg,
  OwnFormCurrentApiResponse,
  OwnFormCurrentApiArg,
  OwnResendRegistrationApiResponse,
  OwnResendRegistrationApiArg,
  OwnBadgeLinkApiResponse,
  OwnBadgeLinkApiArg,
  OwnInvitationApiResponse,
  OwnInvitationApiArg,
  OwnMakeBadgeLinkApiResponse,
  OwnMakeBadgeLinkApiArg,
  OwnEndBadgeLinksApiResponse,
  OwnEndBadgeLinksApiArg,
  OwnCancelRegistrationApiResponse,
  OwnCancelRegistrationApiArg,
  OwnGroupApiResponse,
  OwnGroupApiArg,
  OwnAdvertCountApiResponse,
  OwnAdvertCountApiArg,
  OwnAdvertRequestApiResponse,
  OwnAdvertRequestApiArg,
  OwnSubmissionStateApiResponse,
  OwnSubmissionStateApiArg,
  OwnReportProblemApiResponse,
  OwnReportProblemApiArg,
  OwnMediaCardApiResponse,
  OwnMediaCardApiArg,
  OwnVisaLetterApiResponse,
  OwnVisaLetterApiArg,
  OwnSendChangeLinkApiResponse,
  OwnSendChangeLinkApiArg,
  OwnOpenChangeLinkApiResponse,
  OwnOpenChangeLinkApiArg,
  OwnConfirmSubscriptionApiResponse,
  OwnConfirmSubscriptionApiArg,
  OwnCaptchaWorkApiResponse,
  OwnCaptchaWorkApiArg,
  OwnSignOutApiResponse,
  OwnSignOutApiArg,
  OwnOptOutApiResponse,
  OwnOptOutApiArg,
  OwnUnsubscribeApiResponse,
  OwnUnsubscribeApiArg,
  OwnUnsubscribeOneClickApiResponse,
  OwnUnsubscribeOneClickApiArg,
  OwnPaymentNoticeApiResponse,
  OwnPaymentNoticeApiArg,
  OwnPaymentStateApiResponse,
  OwnPaymentStateApiArg,
  OwnCaptchaAudioApiResponse,
  OwnCaptchaAudioApiArg,
  OwnCreateFormPreviewApiResponse,
  OwnCreateFormPreviewApiArg,
  OwnFormPreviewApiResponse,
  OwnFormPreviewApiArg,
  OwnJudgeFormPreviewApiResponse,
  OwnJudgeFormPreviewApiArg,
  OwnPublishFormApiResponse,
  OwnPublishFormApiArg,
  OwnFavouritesApiResponse,
  OwnFavouritesApiArg,
  OwnFavouritesExportApiResponse,
  OwnFavouritesExportApiArg,
  OwnMeetingCalendarApiResponse,
  OwnMeetingCalendarApiArg,
  OwnCancelEnrolmentApiResponse,
  OwnCancelEnrolmentApiArg,
  OwnStaffDeviceApiResponse,
  OwnStaffDeviceApiArg,
  OwnStaffSignApiResponse,
  OwnStaffSignApiArg,
  OwnMyDataApiResponse,
  OwnMyDataApiArg,
  OwnEraseMyDataApiResponse,
  OwnEraseMyDataApiArg,
} from './types.gen';

export const ownApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    ownSendEmailCode: build.mutation<
      OwnSendEmailCodeApiResponse,
      OwnSendEmailCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/email-code`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownCheckEmailCode: build.mutation<
      OwnCheckEmailCodeApiResponse,
      OwnCheckEmailCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/email-code/check`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownRegistrationCalendar: build.query<
      OwnRegistrationCalendarApiResponse,
      OwnRegistrationCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg))}/calendar`,
      }),
    }),
    ownRegistrationBadge: build.query<
      OwnRegistrationBadgeApiResponse,
      OwnRegistrationBadgeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg))}/badge`,
      }),
    }),
    ownForms: build.query<OwnFormsApiResponse, OwnFormsApiArg>({
      query: () => ({ url: `/web/own/forms` }),
      providesTags: ["Forms"],
    }),
    ownCountFormProgress: build.mutation<
      OwnCountFormProgressApiResponse,
      OwnCountFormProgressApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/progress`,
        method: "POST",
        body: queryArg.formProgress,
      }),
    }),
    ownFormStats: build.query<OwnFormStatsApiResponse, OwnFormStatsApiArg>({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg))}/stats`,
      }),
    }),
    ownFormDraft: build.query<OwnFormDraftApiResponse, OwnFormDraftApiArg>({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg))}/draft`,
      }),
      providesTags: ["FormDraft"],
    }),
    ownSaveFormDraft: build.mutation<
      OwnSaveFormDraftApiResponse,
      OwnSaveFormDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/draft`,
        method: "PUT",
        body: queryArg.draftSave,
      }),
      invalidatesTags: ["FormDraftRevisions"],
    }),
    ownDiscardFormDraft: build.mutation<
      OwnDiscardFormDraftApiResponse,
      OwnDiscardFormDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/draft`,
        method: "DELETE",
        params: {
          revision: queryArg.revision,
        },
      }),
      invalidatesTags: ["Forms", "FormDraft", "FormDraftRevisions"],
    }),
    ownLockFormDraft: build.mutation<
      OwnLockFormDraftApiResponse,
      OwnLockFormDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/draft/lock`,
        method: "POST",
        body: queryArg.draftLockRequest,
      }),
      invalidatesTags: ["FormDraft", "FormDraftRevisions"],
    }),
    ownReviewFormDraft: build.mutation<
      OwnReviewFormDraftApiResponse,
      OwnReviewFormDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/draft/review`,
        method: "POST",
        body: queryArg.draftReviewRequest,
      }),
      invalidatesTags: ["FormDraft"],
    }),
    ownFormDraftRevisions: build.query<
      OwnFormDraftRevisionsApiResponse,
      OwnFormDraftRevisionsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg))}/draft/revisions`,
      }),
      providesTags: ["FormDraftRevisions"],
    }),
    ownFormDraftRevision: build.query<
      OwnFormDraftRevisionApiResponse,
      OwnFormDraftRevisionApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/draft/revisions/${encodeURIComponent(String(queryArg.revision))}`,
      }),
    }),
    ownFormVersion: build.query<
      OwnFormVersionApiResponse,
      OwnFormVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg.formId))}/${encodeURIComponent(String(queryArg.version))}`,
      }),
    }),
    ownSubmitForm: build.mutation<
      OwnSubmitFormApiResponse,
      OwnSubmitFormApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg.formId))}/submissions`,
        method: "POST",
        body: queryArg.formSubmit,
      }),
      invalidatesTags: ["Forms"],
    }),
    ownFormOptions: build.query<
      OwnFormOptionsApiResponse,
      OwnFormOptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form-options`,
        params: {
          sources: queryArg,
        },
      }),
    }),
    ownUploadFile: build.mutation<
      OwnUploadFileApiResponse,
      OwnUploadFileApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg.formId))}/uploads`,
        method: "POST",
        body: queryArg.formUpload,
      }),
    }),
    ownRemoveUpload: build.mutation<
      OwnRemoveUploadApiResponse,
      OwnRemoveUploadApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg.formId))}/uploads/${encodeURIComponent(String(queryArg.id))}/remove`,
        method: "POST",
      }),
    }),
    ownFormCases: build.query<OwnFormCasesApiResponse, OwnFormCasesApiArg>({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg.formId))}/${encodeURIComponent(String(queryArg.version))}/cases`,
      }),
    }),
    ownReplayForm: build.mutation<
      OwnReplayFormApiResponse,
      OwnReplayFormApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/forms/${encodeURIComponent(String(queryArg.formId))}/replay`,
        method: "POST",
        body: queryArg.replayRequest,
      }),
    }),
    ownFormCurrent: build.query<
      OwnFormCurrentApiResponse,
      OwnFormCurrentApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form/${encodeURIComponent(String(queryArg))}`,
      }),
      providesTags: ["Forms"],
    }),
    ownResendRegistration: build.mutation<
      OwnResendRegistrationApiResponse,
      OwnResendRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg))}/resend`,
        method: "POST",
      }),
    }),
    ownBadgeLink: build.query<OwnBadgeLinkApiResponse, OwnBadgeLinkApiArg>({
      query: (queryArg) => ({
        url: `/web/own/badge/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    ownInvitation: build.query<OwnInvitationApiResponse, OwnInvitationApiArg>({
      query: (queryArg) => ({
        url: `/web/own/invitation/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    ownMakeBadgeLink: build.mutation<
      OwnMakeBadgeLinkApiResponse,
      OwnMakeBadgeLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg))}/badge-links`,
        method: "POST",
      }),
    }),
    ownEndBadgeLinks: build.mutation<
      OwnEndBadgeLinksApiResponse,
      OwnEndBadgeLinksApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg))}/badge-links/end`,
        method: "POST",
      }),
    }),
    ownCancelRegistration: build.mutation<
      OwnCancelRegistrationApiResponse,
      OwnCancelRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/registration/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.cancelRequest,
      }),
      invalidatesTags: ["Visit", "Places", "Enrolments", "Seats"],
    }),
    ownGroup: build.query<OwnGroupApiResponse, OwnGroupApiArg>({
      query: () => ({ url: `/web/own/group` }),
      providesTags: ["Group"],
    }),
    ownAdvertCount: build.mutation<
      OwnAdvertCountApiResponse,
      OwnAdvertCountApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/advert-count`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownAdvertRequest: build.mutation<
      OwnAdvertRequestApiResponse,
      OwnAdvertRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/advert-request`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownSubmissionState: build.mutation<
      OwnSubmissionStateApiResponse,
      OwnSubmissionStateApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/submission/state`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownReportProblem: build.mutation<
      OwnReportProblemApiResponse,
      OwnReportProblemApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/problem-report`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownMediaCard: build.mutation<OwnMediaCardApiResponse, OwnMediaCardApiArg>({
      query: (queryArg) => ({
        url: `/web/own/media-card`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownVisaLetter: build.mutation<
      OwnVisaLetterApiResponse,
      OwnVisaLetterApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/visa-letter`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownSendChangeLink: build.mutation<
      OwnSendChangeLinkApiResponse,
      OwnSendChangeLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/change-link`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownOpenChangeLink: build.mutation<
      OwnOpenChangeLinkApiResponse,
      OwnOpenChangeLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/change-link/open`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownConfirmSubscription: build.mutation<
      OwnConfirmSubscriptionApiResponse,
      OwnConfirmSubscriptionApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/subscription/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownCaptchaWork: build.query<
      OwnCaptchaWorkApiResponse,
      OwnCaptchaWorkApiArg
    >({
      query: () => ({ url: `/web/own/captcha-work` }),
    }),
    ownSignOut: build.mutation<OwnSignOutApiResponse, OwnSignOutApiArg>({
      query: (queryArg) => ({
        url: `/web/own/sign-out`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["User"],
    }),
    ownOptOut: build.mutation<OwnOptOutApiResponse, OwnOptOutApiArg>({
      query: (queryArg) => ({
        url: `/web/own/opt-out`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownUnsubscribe: build.mutation<
      OwnUnsubscribeApiResponse,
      OwnUnsubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/subscription/unsubscribe`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownUnsubscribeOneClick: build.mutation<
      OwnUnsubscribeOneClickApiResponse,
      OwnUnsubscribeOneClickApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/subscription/unsubscribe/${encodeURIComponent(String(queryArg.token))}`,
        method: "POST",
        body: queryArg.oneClickForm,
      }),
    }),
    ownPaymentNotice: build.mutation<
      OwnPaymentNoticeApiResponse,
      OwnPaymentNoticeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/payment/notice`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownPaymentState: build.query<
      OwnPaymentStateApiResponse,
      OwnPaymentStateApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/payment/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    ownCaptchaAudio: build.query<
      OwnCaptchaAudioApiResponse,
      OwnCaptchaAudioApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/captcha/${encodeURIComponent(String(queryArg.id))}/audio`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
    ownCreateFormPreview: build.mutation<
      OwnCreateFormPreviewApiResponse,
      OwnCreateFormPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form-preview`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownFormPreview: build.query<
      OwnFormPreviewApiResponse,
      OwnFormPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form-preview/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    ownJudgeFormPreview: build.mutation<
      OwnJudgeFormPreviewApiResponse,
      OwnJudgeFormPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form-preview/${encodeURIComponent(String(queryArg.id))}/judge`,
        method: "POST",
        body: queryArg.previewValues,
      }),
    }),
    ownPublishForm: build.mutation<
      OwnPublishFormApiResponse,
      OwnPublishFormApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/form-version`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Forms", "FormDraft", "FormDraftRevisions"],
    }),
    ownFavourites: build.query<OwnFavouritesApiResponse, OwnFavouritesApiArg>({
      query: (queryArg) => ({
        url: `/web/own/favourites`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownFavouritesExport: build.mutation<
      OwnFavouritesExportApiResponse,
      OwnFavouritesExportApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/favourites/export`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownMeetingCalendar: build.query<
      OwnMeetingCalendarApiResponse,
      OwnMeetingCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/meeting/${encodeURIComponent(String(queryArg.id))}/calendar`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
    ownCancelEnrolment: build.mutation<
      OwnCancelEnrolmentApiResponse,
      OwnCancelEnrolmentApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/enrolment/${encodeURIComponent(String(queryArg))}/cancel`,
        method: "POST",
      }),
      invalidatesTags: ["Places", "Enrolments", "Seats"],
    }),
    ownStaffDevice: build.query<
      OwnStaffDeviceApiResponse,
      OwnStaffDeviceApiArg
    >({
      query: () => ({ url: `/web/own/staff/device` }),
    }),
    ownStaffSign: build.mutation<OwnStaffSignApiResponse, OwnStaffSignApiArg>({
      query: (queryArg) => ({
        url: `/web/own/staff/sign`,
        method: "POST",
        body: queryArg,
      }),
    }),
    ownMyData: build.query<OwnMyDataApiResponse, OwnMyDataApiArg>({
      query: () => ({ url: `/web/own/my-data` }),
    }),
    ownEraseMyData: build.mutation<
      OwnEraseMyDataApiResponse,
      OwnEraseMyDataApiArg
    >({
      query: (queryArg) => ({
        url: `/web/own/my-data/erase`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: [
        "Visit",
        "Places",
        "Enrolments",
        "Seats",
        "Group",
        "Partners",
        "User",
      ],
    }),
  }),
});
