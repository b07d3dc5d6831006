// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  WxSignatureApiResponse,
  WxSignatureApiArg,
  WxAuthorizationUrlApiResponse,
  WxAuthorizationUrlApiArg,
  WxLoginApiResponse,
  WxLoginApiArg,
  WxScanLoginApiResponse,
  WxScanLoginApiArg,
  WxMiniQrCodeApiResponse,
  WxMiniQrCodeApiArg,
  WxUrlLinkApiResponse,
  WxUrlLinkApiArg,
  WxCompanySearchApiResponse,
  WxCompanySearchApiArg,
  WxItesPreApiResponse,
  WxItesPreApiArg,
} from './types.gen';

export const wxApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    wxSignature: build.query<WxSignatureApiResponse, WxSignatureApiArg>({
      query: (queryArg) => ({
        url: `/wx/getSignature`,
        method: "POST",
        body: queryArg,
      }),
    }),
    wxAuthorizationUrl: build.mutation<
      WxAuthorizationUrlApiResponse,
      WxAuthorizationUrlApiArg
    >({
      query: (queryArg) => ({
        url: `/wx/buildAuthorizationURL`,
        method: "POST",
        body: queryArg,
      }),
    }),
    wxLogin: build.mutation<WxLoginApiResponse, WxLoginApiArg>({
      query: (queryArg) => ({
        url: `/wx/login/${encodeURIComponent(String(queryArg.code))}`,
        method: "GET",
        params: {
          state: queryArg.state,
        },
      }),
      invalidatesTags: ["User"],
    }),
    wxScanLogin: build.mutation<WxScanLoginApiResponse, WxScanLoginApiArg>({
      query: (queryArg) => ({
        url: `/wx/scan/login`,
        method: "GET",
        params: {
          code: queryArg.code,
          state: queryArg.state,
        },
      }),
      invalidatesTags: ["User"],
    }),
    wxMiniQrCode: build.mutation<WxMiniQrCodeApiResponse, WxMiniQrCodeApiArg>({
      query: (queryArg) => ({
        url: `/wx/getMiniQrCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
    wxUrlLink: build.mutation<WxUrlLinkApiResponse, WxUrlLinkApiArg>({
      query: (queryArg) => ({
        url: `/wx/generateUrlLink`,
        method: "POST",
        body: queryArg,
      }),
    }),
    wxCompanySearch: build.query<
      WxCompanySearchApiResponse,
      WxCompanySearchApiArg
    >({
      query: (queryArg) => ({
        url: `/companyInfo/search`,
        params: {
          keyword: queryArg,
        },
      }),
    }),
    wxItesPre: build.query<WxItesPreApiResponse, WxItesPreApiArg>({
      query: () => ({ url: `/visit/regist/info/itesPre` }),
    }),
  }),
});
