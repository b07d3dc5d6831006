// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  BasicCountriesApiResponse,
  BasicCountriesApiArg,
  BasicProvincesApiResponse,
  BasicProvincesApiArg,
  BasicCitiesApiResponse,
  BasicCitiesApiArg,
  BasicCitiesByParentApiResponse,
  BasicCitiesByParentApiArg,
  BasicAreasApiResponse,
  BasicAreasApiArg,
  BasicAreasByParentApiResponse,
  BasicAreasByParentApiArg,
  BasicGlobalJsonApiResponse,
  BasicGlobalJsonApiArg,
} from './types.gen';

export const basicApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    basicCountries: build.query<
      BasicCountriesApiResponse,
      BasicCountriesApiArg
    >({
      query: () => ({ url: `/basic/country/findList` }),
    }),
    basicProvinces: build.query<
      BasicProvincesApiResponse,
      BasicProvincesApiArg
    >({
      query: () => ({ url: `/basic/province/findList` }),
    }),
    basicCities: build.query<BasicCitiesApiResponse, BasicCitiesApiArg>({
      query: () => ({ url: `/basic/city/findList` }),
    }),
    basicCitiesByParent: build.query<
      BasicCitiesByParentApiResponse,
      BasicCitiesByParentApiArg
    >({
      query: (queryArg) => ({
        url: `/basic/city/findByParentId/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    basicAreas: build.query<BasicAreasApiResponse, BasicAreasApiArg>({
      query: () => ({ url: `/basic/area/findList` }),
    }),
    basicAreasByParent: build.query<
      BasicAreasByParentApiResponse,
      BasicAreasByParentApiArg
    >({
      query: (queryArg) => ({
        url: `/basic/area/findByParentId/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    basicGlobalJson: build.query<
      BasicGlobalJsonApiResponse,
      BasicGlobalJsonApiArg
    >({
      query: (queryArg) => ({
        url: `/static/global.json`,
        params: {
          v: queryArg,
        },
      }),
    }),
  }),
});
