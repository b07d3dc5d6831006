// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  TopicHomeApiResponse,
  TopicHomeApiArg,
} from './types.gen';

export const topicApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    topicHome: build.query<TopicHomeApiResponse, TopicHomeApiArg>({
      query: (queryArg) => ({
        url: `/web/topic/page/home/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
});
