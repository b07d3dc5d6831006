// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  MeSendCodeApiResponse,
  MeSendCodeApiArg,
  MeFindByMobileApiResponse,
  MeFindByMobileApiArg,
  MeInsertApiResponse,
  MeInsertApiArg,
} from './types.gen';

export const meApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    meSendCode: build.mutation<MeSendCodeApiResponse, MeSendCodeApiArg>({
      query: (queryArg) => ({
        url: `/backup/visit/regist/info/sendCode/${encodeURIComponent(String(queryArg))}`,
        method: "GET",
      }),
    }),
    meFindByMobile: build.query<
      MeFindByMobileApiResponse,
      MeFindByMobileApiArg
    >({
      query: (queryArg) => ({
        url: `/backup/visit/regist/info/findByMobile/${encodeURIComponent(String(queryArg.mobile))}/${encodeURIComponent(String(queryArg.code))}`,
      }),
    }),
    meInsert: build.mutation<MeInsertApiResponse, MeInsertApiArg>({
      query: (queryArg) => ({
        url: `/backup/visit/regist/info/insert`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
});
