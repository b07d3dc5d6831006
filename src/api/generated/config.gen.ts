// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  ConfigMenuApiResponse,
  ConfigMenuApiArg,
  ConfigSeoByUrlApiResponse,
  ConfigSeoByUrlApiArg,
  ConfigPageByRouteApiResponse,
  ConfigPageByRouteApiArg,
  ConfigHomeApiResponse,
  ConfigHomeApiArg,
  ConfigHotSearchApiResponse,
  ConfigHotSearchApiArg,
  ConfigSubscribeApiResponse,
  ConfigSubscribeApiArg,
  ConfigExhibitsByIndustryApiResponse,
  ConfigExhibitsByIndustryApiArg,
  ConfigAdvertDisplayApiResponse,
  ConfigAdvertDisplayApiArg,
  ConfigHomeAdvertsApiResponse,
  ConfigHomeAdvertsApiArg,
  ConfigSearchByKeywordApiResponse,
  ConfigSearchByKeywordApiArg,
  ConfigHotKeywordApiResponse,
  ConfigHotKeywordApiArg,
} from './types.gen';

export const configApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    configMenu: build.query<ConfigMenuApiResponse, ConfigMenuApiArg>({
      query: () => ({ url: `/web/menu/menu` }),
    }),
    configSeoByUrl: build.query<
      ConfigSeoByUrlApiResponse,
      ConfigSeoByUrlApiArg
    >({
      query: (queryArg) => ({
        url: `/web/admin/seo/page/title/findByRequestURL`,
        method: "POST",
        body: queryArg,
      }),
    }),
    configPageByRoute: build.query<
      ConfigPageByRouteApiResponse,
      ConfigPageByRouteApiArg
    >({
      query: (queryArg) => ({
        url: `/web/config/page/findByRouteURL`,
        params: {
          routeUrl: queryArg,
        },
      }),
    }),
    configHome: build.query<ConfigHomeApiResponse, ConfigHomeApiArg>({
      query: () => ({ url: `/web/home/home` }),
    }),
    configHotSearch: build.query<
      ConfigHotSearchApiResponse,
      ConfigHotSearchApiArg
    >({
      query: () => ({ url: `/web/search/findHotList` }),
    }),
    configSubscribe: build.mutation<
      ConfigSubscribeApiResponse,
      ConfigSubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/web/subscribe/subscribe`,
        method: "POST",
        body: queryArg,
      }),
    }),
    configExhibitsByIndustry: build.query<
      ConfigExhibitsByIndustryApiResponse,
      ConfigExhibitsByIndustryApiArg
    >({
      query: (queryArg) => ({
        url: `/exhibit/findByApplicationIndustryId`,
        params: {
          applicationIndustryId: queryArg,
        },
      }),
    }),
    configAdvertDisplay: build.query<
      ConfigAdvertDisplayApiResponse,
      ConfigAdvertDisplayApiArg
    >({
      query: (queryArg) => ({
        url: `/web/advertising/display/findListByPid/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    configHomeAdverts: build.query<
      ConfigHomeAdvertsApiResponse,
      ConfigHomeAdvertsApiArg
    >({
      query: () => ({ url: `/home/advert/list` }),
    }),
    configSearchByKeyword: build.query<
      ConfigSearchByKeywordApiResponse,
      ConfigSearchByKeywordApiArg
    >({
      query: (queryArg) => ({
        url: `/web/search/findListByKeyword/${encodeURIComponent(String(queryArg.keyword))}`,
        params: {
          purpose: queryArg.purpose,
          kind: queryArg.kind,
          current: queryArg.current,
        },
      }),
    }),
    configHotKeyword: build.query<
      ConfigHotKeywordApiResponse,
      ConfigHotKeywordApiArg
    >({
      query: () => ({ url: `/web/search/findHotKeyword` }),
    }),
  }),
});
