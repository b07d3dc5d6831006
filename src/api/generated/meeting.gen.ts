// Written by `npm run codegen` from openapi/. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  MeetingBannersApiResponse,
  MeetingBannersApiArg,
  MeetingPageApiResponse,
  MeetingPageApiArg,
  MeetingDynamicsApiResponse,
  MeetingDynamicsApiArg,
  MeetingThemesApiResponse,
  MeetingThemesApiArg,
  MeetingThemePageApiResponse,
  MeetingThemePageApiArg,
  MeetingByIdApiResponse,
  MeetingByIdApiArg,
  MeetingThemeApiResponse,
  MeetingThemeApiArg,
  MeetingEnrollByMobileApiResponse,
  MeetingEnrollByMobileApiArg,
  MeetingOtherEnrollsApiResponse,
  MeetingOtherEnrollsApiArg,
  MeetingEnrollApiResponse,
  MeetingEnrollApiArg,
  MeetingEnrollBatchApiResponse,
  MeetingEnrollBatchApiArg,
  MeetingPayApiResponse,
  MeetingPayApiArg,
  MeetingChargedApiResponse,
  MeetingChargedApiArg,
  MeetingSignApiResponse,
  MeetingSignApiArg,
  MeetingEnrollNoStatusApiResponse,
  MeetingEnrollNoStatusApiArg,
  MeetingTopicListApiResponse,
  MeetingTopicListApiArg,
  MeetingStatisticsApiResponse,
  MeetingStatisticsApiArg,
  MeetingEnrollsOfApiResponse,
  MeetingEnrollsOfApiArg,
} from './types.gen';

export const meetingApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    meetingBanners: build.query<
      MeetingBannersApiResponse,
      MeetingBannersApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/banner/findPage`,
        method: "POST",
        body: queryArg.meetingBannerRequest,
      }),
    }),
    meetingPage: build.query<MeetingPageApiResponse, MeetingPageApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/findPage`,
        method: "POST",
        body: queryArg.meetingPageRequest,
      }),
    }),
    meetingDynamics: build.query<
      MeetingDynamicsApiResponse,
      MeetingDynamicsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/dynamic/findPage`,
        method: "POST",
        body: queryArg.meetingDynamicRequest,
      }),
    }),
    meetingThemes: build.query<MeetingThemesApiResponse, MeetingThemesApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findList`,
        method: "POST",
        body: queryArg.meetingThemeRequest,
      }),
    }),
    meetingThemePage: build.query<
      MeetingThemePageApiResponse,
      MeetingThemePageApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findPage`,
        method: "POST",
        body: queryArg.meetingThemePageRequest,
      }),
    }),
    meetingById: build.query<MeetingByIdApiResponse, MeetingByIdApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/findById/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Seats"],
    }),
    meetingTheme: build.query<MeetingThemeApiResponse, MeetingThemeApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findById/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    meetingEnrollByMobile: build.query<
      MeetingEnrollByMobileApiResponse,
      MeetingEnrollByMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/findByMobile/${encodeURIComponent(String(queryArg.mobile))}/${encodeURIComponent(String(queryArg.smsCode))}`,
        method: "POST",
        body: queryArg.enrolByMobileRequest,
      }),
    }),
    meetingOtherEnrolls: build.query<
      MeetingOtherEnrollsApiResponse,
      MeetingOtherEnrollsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/findOtherMeetingEnrollInfoByMobile`,
        params: {
          mobile: queryArg.mobile,
        },
      }),
      providesTags: ["Enrolments"],
    }),
    meetingEnroll: build.mutation<
      MeetingEnrollApiResponse,
      MeetingEnrollApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/insert`,
        method: "POST",
        body: queryArg.meetingEnrol,
      }),
      invalidatesTags: ["Enrolments", "Seats"],
    }),
    meetingEnrollBatch: build.mutation<
      MeetingEnrollBatchApiResponse,
      MeetingEnrollBatchApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/batchInsert`,
        method: "POST",
        body: queryArg.meetingEnrolBatch,
      }),
      invalidatesTags: ["Enrolments", "Seats"],
    }),
    meetingPay: build.mutation<MeetingPayApiResponse, MeetingPayApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/pay`,
        method: "POST",
        body: queryArg.meetingPay,
      }),
      invalidatesTags: ["Places", "Enrolments", "Seats"],
    }),
    meetingCharged: build.query<
      MeetingChargedApiResponse,
      MeetingChargedApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/findChargeMeetingEnroll`,
        method: "POST",
        body: queryArg.chargedRequest,
      }),
      providesTags: ["Enrolments"],
    }),
    meetingSign: build.mutation<MeetingSignApiResponse, MeetingSignApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/sign/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
    }),
    meetingEnrollNoStatus: build.mutation<
      MeetingEnrollNoStatusApiResponse,
      MeetingEnrollNoStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/noStatusInsert`,
        method: "POST",
        body: queryArg.meetingWalkIn,
      }),
      invalidatesTags: ["Seats"],
    }),
    meetingTopicList: build.query<
      MeetingTopicListApiResponse,
      MeetingTopicListApiArg
    >({
      query: (queryArg) => ({
        url: `/web/topic/meeting/findList`,
        method: "POST",
        body: queryArg.topicMeetingRequest,
      }),
    }),
    meetingStatistics: build.query<
      MeetingStatisticsApiResponse,
      MeetingStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/findStatisticsById/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    meetingEnrollsOf: build.query<
      MeetingEnrollsOfApiResponse,
      MeetingEnrollsOfApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/getByMeetingId`,
        params: {
          meetingId: queryArg.meetingId,
          current: queryArg.current,
          size: queryArg.size,
        },
      }),
      providesTags: ["Places"],
    }),
  }),
});
