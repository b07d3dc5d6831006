// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  LogTrackApiResponse,
  LogTrackApiArg,
} from './types.gen';

export const logApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    logTrack: build.mutation<LogTrackApiResponse, LogTrackApiArg>({
      query: (queryArg) => ({
        url: `/log/form/track`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
});
