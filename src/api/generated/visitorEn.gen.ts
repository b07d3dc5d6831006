// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  VisitorEnInsertApiResponse,
  VisitorEnInsertApiArg,
  VisitorEnUpdateApiResponse,
  VisitorEnUpdateApiArg,
  VisitorEnSubmitQuestionApiResponse,
  VisitorEnSubmitQuestionApiArg,
  VisitorEnExistEmailApiResponse,
  VisitorEnExistEmailApiArg,
  VisitorEnFindByEmailApiResponse,
  VisitorEnFindByEmailApiArg,
  VisitorEnAddPartnerApiResponse,
  VisitorEnAddPartnerApiArg,
  VisitorEnBoothReserveApiResponse,
  VisitorEnBoothReserveApiArg,
} from './types.gen';

export const visitorEnApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    visitorEnInsert: build.mutation<
      VisitorEnInsertApiResponse,
      VisitorEnInsertApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/insert`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorEnUpdate: build.mutation<
      VisitorEnUpdateApiResponse,
      VisitorEnUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/update`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorEnSubmitQuestion: build.mutation<
      VisitorEnSubmitQuestionApiResponse,
      VisitorEnSubmitQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/submitQuestion`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Visit"],
    }),
    visitorEnExistEmail: build.query<
      VisitorEnExistEmailApiResponse,
      VisitorEnExistEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/existEmail`,
        method: "POST",
        body: queryArg,
      }),
    }),
    visitorEnFindByEmail: build.query<
      VisitorEnFindByEmailApiResponse,
      VisitorEnFindByEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/findByEmail`,
        params: {
          email: queryArg,
        },
      }),
    }),
    visitorEnAddPartner: build.mutation<
      VisitorEnAddPartnerApiResponse,
      VisitorEnAddPartnerApiArg
    >({
      query: (queryArg) => ({
        url: `/visit/regist/info/en/addPartner`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["Partners"],
    }),
    visitorEnBoothReserve: build.mutation<
      VisitorEnBoothReserveApiResponse,
      VisitorEnBoothReserveApiArg
    >({
      query: (queryArg) => ({
        url: `/web/booth/reserve/saveEn`,
        method: "POST",
        body: queryArg,
      }),
      invalidatesTags: ["BoothSale"],
    }),
  }),
});
