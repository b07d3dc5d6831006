// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  DownloadListApiResponse,
  DownloadListApiArg,
  DownloadTypesApiResponse,
  DownloadTypesApiArg,
  DownloadUrlApiResponse,
  DownloadUrlApiArg,
  DownloadLogApiResponse,
  DownloadLogApiArg,
} from './types.gen';

export const downloadApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    downloadList: build.query<DownloadListApiResponse, DownloadListApiArg>({
      query: (queryArg) => ({
        url: `/web/download/findList`,
        method: "POST",
        body: queryArg,
      }),
    }),
    downloadTypes: build.query<DownloadTypesApiResponse, DownloadTypesApiArg>({
      query: (queryArg) => ({
        url: `/web/download/type/findByPid/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    downloadUrl: build.query<DownloadUrlApiResponse, DownloadUrlApiArg>({
      query: (queryArg) => ({
        url: `/web/download/findURLById/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    downloadLog: build.mutation<DownloadLogApiResponse, DownloadLogApiArg>({
      query: (queryArg) => ({
        url: `/web/download/log/save`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
});
