// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  OwnEditionApiResponse,
  OwnEditionApiArg,
  OwnThemesApiResponse,
  OwnThemesApiArg,
  OwnClientFactsApiResponse,
  OwnClientFactsApiArg,
} from './types.gen';

export const siteApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    ownEdition: build.query<OwnEditionApiResponse, OwnEditionApiArg>({
      query: (queryArg) => ({
        url: `/web/own/edition`,
        params: {
          year: queryArg,
        },
      }),
    }),
    ownThemes: build.query<OwnThemesApiResponse, OwnThemesApiArg>({
      query: () => ({ url: `/web/own/themes` }),
    }),
    ownClientFacts: build.query<
      OwnClientFactsApiResponse,
      OwnClientFactsApiArg
    >({
      query: () => ({ url: `/web/own/client` }),
    }),
  }),
});
