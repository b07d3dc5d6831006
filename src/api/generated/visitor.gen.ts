// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  VisitorFindVisitApiResponse,
  VisitorFindVisitApiArg,
  VisitorInsertApiResponse,
  VisitorInsertApiArg,
  VisitorUpdateApiResponse,
  VisitorUpdateApiArg,
  VisitorAddPartnersApiResponse,
  VisitorAddPartnersApiArg,
  VisitorPartnersApiResponse,
  VisitorPartnersApiArg,
  VisitorDeletePartnerApiResponse,
  VisitorDeletePartnerApiArg,
  VisitorSubmitQuestionApiResponse,
  VisitorSubmitQuestionApiArg,
  VisitorExistMobileApiResponse,
  VisitorExistMobileApiArg,
  VisitorFindByMobileApiResponse,
  VisitorFindByMobileApiArg,
  VisitorBusinessCardScanApiResponse,
  VisitorBusinessCardScanApiArg,
  VisitorFindMeetingApiResponse,
  VisitorFindMeetingApiArg,
  VisitorEnrollMeetingApiResponse,
  VisitorEnrollMeetingApiArg,
  VisitorLandingRegisterApiResponse,
  VisitorLandingRegisterApiArg,
  VisitorFindByCardNoApiResponse,
  VisitorFindByCardNoApiArg,
  VisitorRedeemCodeApiResponse,
  VisitorRedeemCodeApiArg,
  VisitorPayApiResponse,
  VisitorPayApiArg,
} from './types.gen';

export const visitorApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    visitorFindVisit: build.query<
      VisitorFindVisitApiResponse,
      VisitorFindVisitApiArg
    >({
      query: () => ({ url: `/visit/regist/info/findVisit` }),
      providesTags: ["Visit"],
    }),
    visitorInsert: build.mutation<
      VisitorInsertApiResponse,
      VisitorInsertApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/insert`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorUpdate: build.mutation<
      VisitorUpdateApiResponse,
      VisitorUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/update`,
        method: "PUT",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorAddPartners: build.mutation<
      VisitorAddPartnersApiResponse,
      VisitorAddPartnersApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/batchAddPartner`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Partners"],
    }),
    visitorPartners: build.query<
      VisitorPartnersApiResponse,
      VisitorPartnersApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/findPartner`,
        params: {
          registrationId: queryArg,
        },
      }),
      providesTags: ["Partners"],
    }),
    visitorDeletePartner: build.mutation<
      VisitorDeletePartnerApiResponse,
      VisitorDeletePartnerApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/deletePartner/${encodeURIComponent(String(queryArg))}`,
        method: "GET",
      }),
      invalidatesTags: ["Partners"],
    }),
    visitorSubmitQuestion: build.mutation<
      VisitorSubmitQuestionApiResponse,
      VisitorSubmitQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/submitQuestion`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorExistMobile: build.query<
      VisitorExistMobileApiResponse,
      VisitorExistMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/existMobile/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    visitorFindByMobile: build.query<
      VisitorFindByMobileApiResponse,
      VisitorFindByMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/findByMobile/${encodeURIComponent(String(queryArg.mobile))}/${encodeURIComponent(String(queryArg.code))}`,
        method: "POST",
      }),
    }),
    visitorBusinessCardScan: build.mutation<
      VisitorBusinessCardScanApiResponse,
      VisitorBusinessCardScanApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/businessCardScan`,
        method: "POST",
        body: queryArg,
      }),
    }),
    visitorFindMeeting: build.query<
      VisitorFindMeetingApiResponse,
      VisitorFindMeetingApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/findMeeting`,
        params: {
          registrationId: queryArg,
        },
      }),
      providesTags: ["Seats"],
    }),
    visitorEnrollMeeting: build.mutation<
      VisitorEnrollMeetingApiResponse,
      VisitorEnrollMeetingApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/enrollMetting`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit", "Places", "Enrolments", "Seats"],
    }),
    visitorLandingRegister: build.mutation<
      VisitorLandingRegisterApiResponse,
      VisitorLandingRegisterApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/landingRegister`,
        method: "POST",
        body: queryArg,
      }),
    }),
    visitorFindByCardNo: build.query<
      VisitorFindByCardNoApiResponse,
      VisitorFindByCardNoApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/findByCardNo/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    visitorRedeemCode: build.mutation<
      VisitorRedeemCodeApiResponse,
      VisitorRedeemCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/redeem/code/verification/${encodeURIComponent(String(queryArg.code))}/${encodeURIComponent(String(queryArg.mobile))}`,
        method: "GET",
      }),
    }),
    visitorPay: build.mutation<VisitorPayApiResponse, VisitorPayApiArg>({
      query: (queryArg) => ({
        url: `/wx/pay/pay/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.payRequest,
      }),
    }),
  }),
});
