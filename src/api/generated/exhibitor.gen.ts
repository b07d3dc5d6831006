// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  ExhibitorPageApiResponse,
  ExhibitorPageApiArg,
  ExhibitorIndustriesApiResponse,
  ExhibitorIndustriesApiArg,
  ExhibitorHallsApiResponse,
  ExhibitorHallsApiArg,
  ExhibitorByIdApiResponse,
  ExhibitorByIdApiArg,
  ExhibitorCounselApiResponse,
  ExhibitorCounselApiArg,
  ExhibitorBoothReserveApiResponse,
  ExhibitorBoothReserveApiArg,
  ExhibitorMyRegistApiResponse,
  ExhibitorMyRegistApiArg,
  ExhibitorRegistApiResponse,
  ExhibitorRegistApiArg,
  ExhibitorSmsCodeValidApiResponse,
  ExhibitorSmsCodeValidApiArg,
  ExhibitorBoothSaleApiResponse,
  ExhibitorBoothSaleApiArg,
  ExhibitorMapSearchApiResponse,
  ExhibitorMapSearchApiArg,
  ExhibitorParkQrCodeApiResponse,
  ExhibitorParkQrCodeApiArg,
} from './types.gen';

export const exhibitorApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    exhibitorPage: build.query<ExhibitorPageApiResponse, ExhibitorPageApiArg>({
      query: (queryArg) => ({
        url: `/exhibitor/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exhibitorIndustries: build.query<
      ExhibitorIndustriesApiResponse,
      ExhibitorIndustriesApiArg
    >({
      query: () => ({ url: `/exhibition/application/industry/list` }),
    }),
    exhibitorHalls: build.query<
      ExhibitorHallsApiResponse,
      ExhibitorHallsApiArg
    >({
      query: () => ({ url: `/hall/area/divide/list` }),
    }),
    exhibitorById: build.query<ExhibitorByIdApiResponse, ExhibitorByIdApiArg>({
      query: (queryArg) => ({
        url: `/exhibitor/findById/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    exhibitorCounsel: build.mutation<
      ExhibitorCounselApiResponse,
      ExhibitorCounselApiArg
    >({
      query: (queryArg) => ({
        url: `/exhibitor/saveCounsellingLog`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exhibitorBoothReserve: build.mutation<
      ExhibitorBoothReserveApiResponse,
      ExhibitorBoothReserveApiArg
    >({
      query: (queryArg) => ({
        url: `/web/booth/reserve/save`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["BoothSale"],
    }),
    exhibitorMyRegist: build.query<
      ExhibitorMyRegistApiResponse,
      ExhibitorMyRegistApiArg
    >({
      query: (queryArg) => ({
        url: `/web/exhibitor/visit/regist/info/myRegist`,
        method: "POST",
        body: queryArg,
      }),
      providesTags: ["Invitation"],
    }),
    exhibitorRegist: build.mutation<
      ExhibitorRegistApiResponse,
      ExhibitorRegistApiArg
    >({
      query: (queryArg) => ({
        url: `/web/exhibitor/visit/regist/info/regist`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Invitation"],
    }),
    exhibitorSmsCodeValid: build.mutation<
      ExhibitorSmsCodeValidApiResponse,
      ExhibitorSmsCodeValidApiArg
    >({
      query: (queryArg) => ({
        url: `/web/exhibitor/visit/regist/info/smsCodeValid`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exhibitorBoothSale: build.query<
      ExhibitorBoothSaleApiResponse,
      ExhibitorBoothSaleApiArg
    >({
      query: () => ({ url: `/exhibitor/getBoothSaleVO` }),
      providesTags: ["BoothSale"],
    }),
    exhibitorMapSearch: build.query<
      ExhibitorMapSearchApiResponse,
      ExhibitorMapSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/findByKeyword/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    exhibitorParkQrCode: build.query<
      ExhibitorParkQrCodeApiResponse,
      ExhibitorParkQrCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/parkQrCode/findByMobile`,
        params: {
          mobile: queryArg,
        },
      }),
    }),
  }),
});
