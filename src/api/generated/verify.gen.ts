// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  VerifyImageCodeApiResponse,
  VerifyImageCodeApiArg,
  VerifyCaptchaImageApiResponse,
  VerifyCaptchaImageApiArg,
  VerifyCaptchaCheckApiResponse,
  VerifyCaptchaCheckApiArg,
  VerifySmsSendApiResponse,
  VerifySmsSendApiArg,
  VerifySmsValidateApiResponse,
  VerifySmsValidateApiArg,
  VerifyLoginUserApiResponse,
  VerifyLoginUserApiArg,
  VerifySmsCodeApiResponse,
  VerifySmsCodeApiArg,
} from './types.gen';

export const verifyApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    verifyImageCode: build.mutation<
      VerifyImageCodeApiResponse,
      VerifyImageCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/verification/sendImageCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verifyCaptchaImage: build.query<
      VerifyCaptchaImageApiResponse,
      VerifyCaptchaImageApiArg
    >({
      query: () => ({ url: `/captcha/generateVerifyImg` }),
    }),
    verifyCaptchaCheck: build.mutation<
      VerifyCaptchaCheckApiResponse,
      VerifyCaptchaCheckApiArg
    >({
      query: (queryArg) => ({
        url: `/captcha/checkVerificationResult`,
        method: "POST",
        body: queryArg,
      }),
    }),
    verifySmsSend: build.mutation<
      VerifySmsSendApiResponse,
      VerifySmsSendApiArg
    >({
      query: (queryArg) => ({
        url: `/sms/sendCode/${encodeURIComponent(String(queryArg.mobile))}`,
        method: "GET",
        params: {
          purpose: queryArg.purpose,
        },
      }),
    }),
    verifySmsValidate: build.mutation<
      VerifySmsValidateApiResponse,
      VerifySmsValidateApiArg
    >({
      query: (queryArg) => ({
        url: `/basic/user/smsCodeValidate/${encodeURIComponent(String(queryArg.code))}/${encodeURIComponent(String(queryArg.mobile))}`,
        method: "GET",
        params: {
          purpose: queryArg.purpose,
        },
      }),
    }),
    verifyLoginUser: build.query<
      VerifyLoginUserApiResponse,
      VerifyLoginUserApiArg
    >({
      query: () => ({ url: `/basic/user/getLoginUserInfo` }),
      providesTags: ["User"],
    }),
    verifySmsCode: build.mutation<
      VerifySmsCodeApiResponse,
      VerifySmsCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/verification/sendSmsCode`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
});
