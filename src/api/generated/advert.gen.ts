// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  AdvertTypesApiResponse,
  AdvertTypesApiArg,
  AdvertByParentApiResponse,
  AdvertByParentApiArg,
  AdvertDetailsApiResponse,
  AdvertDetailsApiArg,
} from './types.gen';

export const advertApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    advertTypes: build.query<AdvertTypesApiResponse, AdvertTypesApiArg>({
      query: (queryArg) => ({
        url: `/web/advertising/type/findList`,
        method: "POST",
        body: queryArg,
      }),
    }),
    advertByParent: build.query<
      AdvertByParentApiResponse,
      AdvertByParentApiArg
    >({
      query: (queryArg) => ({
        url: `/web/advertising/findListByPId/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    advertDetails: build.query<AdvertDetailsApiResponse, AdvertDetailsApiArg>({
      query: (queryArg) => ({
        url: `/web/advertising/detail/findListByTypeId/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
});
