// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  OwnSitePlanApiResponse,
  OwnSitePlanApiArg,
  OwnSuggestionCatalogueApiResponse,
  OwnSuggestionCatalogueApiArg,
  OwnWalkingMapApiResponse,
  OwnWalkingMapApiArg,
  OwnHallBoothsApiResponse,
  OwnHallBoothsApiArg,
  OwnBoothRouteApiResponse,
  OwnBoothRouteApiArg,
} from './types.gen';

export const planApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    ownSitePlan: build.query<OwnSitePlanApiResponse, OwnSitePlanApiArg>({
      query: () => ({ url: `/web/own/site-plan` }),
    }),
    ownSuggestionCatalogue: build.query<
      OwnSuggestionCatalogueApiResponse,
      OwnSuggestionCatalogueApiArg
    >({
      query: () => ({ url: `/web/own/suggestion-catalogue` }),
    }),
    ownWalkingMap: build.query<OwnWalkingMapApiResponse, OwnWalkingMapApiArg>({
      query: () => ({ url: `/web/own/walking-map` }),
    }),
    ownHallBooths: build.query<OwnHallBoothsApiResponse, OwnHallBoothsApiArg>({
      query: (queryArg) => ({
        url: `/web/own/hall/${encodeURIComponent(String(queryArg["number"]))}/booths`,
        params: {
          near: queryArg.near,
        },
      }),
    }),
    ownBoothRoute: build.query<OwnBoothRouteApiResponse, OwnBoothRouteApiArg>({
      query: (queryArg) => ({
        url: `/web/own/booth/${encodeURIComponent(String(queryArg))}/route`,
      }),
    }),
  }),
});
