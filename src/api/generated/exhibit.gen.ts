// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  ExhibitPageApiResponse,
  ExhibitPageApiArg,
  ExhibitByIdApiResponse,
  ExhibitByIdApiArg,
} from './types.gen';

export const exhibitApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    exhibitPage: build.query<ExhibitPageApiResponse, ExhibitPageApiArg>({
      query: (queryArg) => ({
        url: `/exhibit/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exhibitById: build.query<ExhibitByIdApiResponse, ExhibitByIdApiArg>({
      query: (queryArg) => ({
        url: `/exhibit/findExhibitVOById`,
        params: {
          id: queryArg,
        },
      }),
    }),
  }),
});
