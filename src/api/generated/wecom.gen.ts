// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  WecomQrCodeApiResponse,
  WecomQrCodeApiArg,
  WecomAddedApiResponse,
  WecomAddedApiArg,
} from './types.gen';

export const wecomApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    wecomQrCode: build.query<WecomQrCodeApiResponse, WecomQrCodeApiArg>({
      query: (queryArg) => ({
        url: `/company/we/chat/qrCode`,
        params: {
          phone: queryArg,
        },
      }),
    }),
    wecomAdded: build.query<WecomAddedApiResponse, WecomAddedApiArg>({
      query: (queryArg) => ({
        url: `/company/we/chat/queryAddCompanyWeChat`,
        params: {
          phone: queryArg,
        },
      }),
    }),
  }),
});
