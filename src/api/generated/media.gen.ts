// Written by `npm run codegen` from the contract. Do not edit.
import { emptyApi } from '../emptyApi';
import type {
  MediaTypesApiResponse,
  MediaTypesApiArg,
  MediaNewsPageApiResponse,
  MediaNewsPageApiArg,
  MediaNewsApiResponse,
  MediaNewsApiArg,
  MediaRecommendedNewsApiResponse,
  MediaRecommendedNewsApiArg,
  MediaPreviousNewsApiResponse,
  MediaPreviousNewsApiArg,
  MediaNextNewsApiResponse,
  MediaNextNewsApiArg,
  MediaImagesApiResponse,
  MediaImagesApiArg,
  MediaVideosApiResponse,
  MediaVideosApiArg,
  MediaVideoApiResponse,
  MediaVideoApiArg,
  MediaRecommendedVideosApiResponse,
  MediaRecommendedVideosApiArg,
  MediaExchangeMessageApiResponse,
  MediaExchangeMessageApiArg,
} from './types.gen';

export const mediaApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    mediaTypes: build.query<MediaTypesApiResponse, MediaTypesApiArg>({
      query: (queryArg) => ({
        url: `/web/type/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mediaNewsPage: build.query<MediaNewsPageApiResponse, MediaNewsPageApiArg>({
      query: (queryArg) => ({
        url: `/web/news/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mediaNews: build.query<MediaNewsApiResponse, MediaNewsApiArg>({
      query: (queryArg) => ({
        url: `/web/news/findById/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    mediaRecommendedNews: build.query<
      MediaRecommendedNewsApiResponse,
      MediaRecommendedNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/news/findRecommendedNews/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    mediaPreviousNews: build.query<
      MediaPreviousNewsApiResponse,
      MediaPreviousNewsApiArg
    >({
      query: (queryArg) => ({
        url: `/web/news/findPreviousNews`,
        params: {
          id: queryArg.id,
          typeId: queryArg.typeId,
        },
      }),
    }),
    mediaNextNews: build.query<MediaNextNewsApiResponse, MediaNextNewsApiArg>({
      query: (queryArg) => ({
        url: `/web/news/findNextNews`,
        params: {
          id: queryArg.id,
          typeId: queryArg.typeId,
        },
      }),
    }),
    mediaImages: build.query<MediaImagesApiResponse, MediaImagesApiArg>({
      query: (queryArg) => ({
        url: `/web/image/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mediaVideos: build.query<MediaVideosApiResponse, MediaVideosApiArg>({
      query: (queryArg) => ({
        url: `/web/video/findPage`,
        method: "POST",
        body: queryArg,
      }),
    }),
    mediaVideo: build.query<MediaVideoApiResponse, MediaVideoApiArg>({
      query: (queryArg) => ({
        url: `/web/video/findById/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    mediaRecommendedVideos: build.query<
      MediaRecommendedVideosApiResponse,
      MediaRecommendedVideosApiArg
    >({
      query: (queryArg) => ({
        url: `/web/video/findRecommendedVideo/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    mediaExchangeMessage: build.mutation<
      MediaExchangeMessageApiResponse,
      MediaExchangeMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/web/news/sendExchangeMessage`,
        method: "GET",
        params: {
          newsId: queryArg.newsId,
          name: queryArg.name,
          email: queryArg.email,
          content: queryArg.content,
        },
      }),
    }),
  }),
});
