// Written by `npm run codegen` from the contract. Do not edit.
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
        body: queryArg,
      }),
    }),
    meetingPage: build.query<MeetingPageApiResponse, MeetingPageApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    meetingDynamics: build.query<
      MeetingDynamicsApiResponse,
      MeetingDynamicsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/dynamic/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    meetingThemes: build.query<MeetingThemesApiResponse, MeetingThemesApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findList`,
        method: "POST",
        body: queryArg,
      }),
    }),
    meetingThemePage: build.query<
      MeetingThemePageApiResponse,
      MeetingThemePageApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    meetingById: build.query<MeetingByIdApiResponse, MeetingByIdApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/findById/${encodeURIComponent(String(queryArg))}`,
      }),
      providesTags: ["Seats"],
    }),
    meetingTheme: build.query<MeetingThemeApiResponse, MeetingThemeApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/theme/findById/${encodeURIComponent(String(queryArg))}`,
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
          mobile: queryArg,
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
        body: queryArg,
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
        body: queryArg,
      }),
      invalidatesTags: ["Enrolments", "Seats"],
    }),
    meetingPay: build.mutation<MeetingPayApiResponse, MeetingPayApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/pay`,
        method: "POST",
        body: queryArg,
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
        body: queryArg,
      }),
      providesTags: ["Enrolments"],
    }),
    meetingSign: build.mutation<MeetingSignApiResponse, MeetingSignApiArg>({
      query: (queryArg) => ({
        url: `/web/meeting/enroll/sign/${encodeURIComponent(String(queryArg))}`,
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
        body: queryArg,
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
        body: queryArg,
      }),
    }),
    meetingStatistics: build.query<
      MeetingStatisticsApiResponse,
      MeetingStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/meeting/findStatisticsById/${encodeURIComponent(String(queryArg))}`,
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
