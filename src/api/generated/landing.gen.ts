// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  LandingHomeApiResponse,
  LandingHomeApiArg,
  LandingPhoneCodeApiResponse,
  LandingPhoneCodeApiArg,
  LandingBoothReserveApiResponse,
  LandingBoothReserveApiArg,
  LandingNewsApiResponse,
  LandingNewsApiArg,
  LandingCaptchaApiResponse,
  LandingCaptchaApiArg,
} from './types.gen';

export const landingApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    landingHome: build.query<LandingHomeApiResponse, LandingHomeApiArg>({
      query: (queryArg) => ({
        url: `/web/landing/page/home/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    landingPhoneCode: build.mutation<
      LandingPhoneCodeApiResponse,
      LandingPhoneCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/landing/sendPhoneCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
    landingBoothReserve: build.mutation<
      LandingBoothReserveApiResponse,
      LandingBoothReserveApiArg
    >({
      query: (queryArg) => ({
        url: `/landing/boothReserve`,
        method: "POST",
        body: queryArg,
      }),
    }),
    landingNews: build.query<LandingNewsApiResponse, LandingNewsApiArg>({
      query: (queryArg) => ({
        url: `/landing/news/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    landingCaptcha: build.query<
      LandingCaptchaApiResponse,
      LandingCaptchaApiArg
    >({
      query: (queryArg) => ({
        url: `/landing/captcha`,
        params: {
          timestamp: queryArg,
        },
      }),
    }),
  }),
});
