// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  SupportListApiResponse,
  SupportListApiArg,
} from './types.gen';

export const supportApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    supportList: build.query<SupportListApiResponse, SupportListApiArg>({
      query: (queryArg) => ({
        url: `/web/support/unit/findList`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
});
