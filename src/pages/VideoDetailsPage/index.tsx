import { redirect, useParams } from 'react-router-dom';
import { mediaApi, type VideoItem } from '@/api';
import { VideoDetailsView } from '@/features/video/components/VideoDetailsView';
import { durationCode } from '@/features/video/components/VideoCard';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { needed, wanted } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

const once = { subscribe: false } as const;

const itemOf = (state: RootState, id: string | undefined): VideoItem | undefined =>
  mediaApi.endpoints.mediaVideo.select({ id: id ?? '' })(state).data;

function VideoDetailsPage() {
  const { id = '' } = useParams();
  const { data: video } = mediaApi.endpoints.mediaVideo.useQuery({ id });
  const { data: recommended } = mediaApi.endpoints.mediaRecommendedVideos.useQuery({ id });
  if (!video) return null;
  return <VideoDetailsView video={video} recommended={recommended} />;
}

/** The film for machines (schema.org). */
const videoObject = (video: VideoItem): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.summary,
  thumbnailUrl: video.cover.url,
  uploadDate: video.publishedAt,
  duration: durationCode(video.durationSeconds),
  inLanguage: video.lang,
  contentUrl: video.sources[0]?.url,
  ...(video.transcript && { transcript: video.transcript }),
});

export const page = definePage({
  async load({ store: { dispatch }, locale, params: { id } }) {
    // A details page without an id is its list (routes.tsv).
    if (!id) throw redirect(paths.video.href({ lang: locale }), 302);
    await Promise.all([
      needed(dispatch(mediaApi.endpoints.mediaVideo.initiate({ id }, once))),
      wanted(dispatch(mediaApi.endpoints.mediaRecommendedVideos.initiate({ id }, once))),
    ]);
  },
  head(state, { params }) {
    const video = itemOf(state, params.id);
    if (!video) return {};
    const { title, summary: description, cover, languages } = video;
    return { title, description, image: cover, languages, structured: [videoObject(video)] };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'video.title', path: paths.video.href({ lang: locale }) },
    { name: itemOf(state, params.id)?.title ?? '' },
  ],
  Component: VideoDetailsPage,
});
