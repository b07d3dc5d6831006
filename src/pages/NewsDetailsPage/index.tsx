import { redirect, useLocation, useParams } from 'react-router-dom';
import { mediaApi, type NewsItem } from '@/api';
import { NewsDetailsView } from '@/features/news/components/NewsDetailsView';
import { paths } from '@/lib/paths';
import { AdvertPlacement, loadAdverts } from '@/pages/shared/AdvertPlacement';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { useServices } from '@/state/ServicesContext';

const unsubscribed = { subscribe: false } as const;

const itemOf = (state: RootState, id: string | undefined): NewsItem | undefined =>
  mediaApi.endpoints.mediaNews.select(id ?? '')(state).data;

function NewsDetailsPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { config } = useServices();
  const { data: item } = mediaApi.endpoints.mediaNews.useQuery(id);
  const { data: previous } = mediaApi.endpoints.mediaPreviousNews.useQuery({ id });
  const { data: next } = mediaApi.endpoints.mediaNextNews.useQuery({ id });
  const { data: recommended } = mediaApi.endpoints.mediaRecommendedNews.useQuery(id);
  if (!item) return null;
  return (
    <NewsDetailsView
      item={item}
      url={config.origin + pathname}
      bodyLang={item.bodyLang}
      previous={previous}
      next={next}
      recommended={recommended}
      adverts={<AdvertPlacement id="news-side" />}
    />
  );
}

/** Structured data of the article (schema.org). */
const newsArticle = ({ title, summary, publishedAt, cover, bodyLang }: NewsItem): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: publishedAt,
  inLanguage: bodyLang,
  ...(cover && { image: cover.url }),
});

export const page = definePage({
  async load({ store: { dispatch }, locale, params }) {
    const { id } = params;
    // A details page without an id redirects to its list (routes.tsv).
    if (!id) throw redirect(paths.news.href({ lang: locale }), 302);
    await Promise.all([
      loadRequired(dispatch(mediaApi.endpoints.mediaNews.initiate(id, unsubscribed))),
      loadOptional(
        dispatch(mediaApi.endpoints.mediaPreviousNews.initiate({ id }, unsubscribed)),
        dispatch(mediaApi.endpoints.mediaNextNews.initiate({ id }, unsubscribed)),
        dispatch(mediaApi.endpoints.mediaRecommendedNews.initiate(id, unsubscribed)),
        loadAdverts({ dispatch }, 'news-side'),
      ),
    ]);
  },
  head(state, { params }) {
    const item = itemOf(state, params.id);
    if (!item) return {};
    const { title, summary: description, cover, languages } = item;
    return {
      title,
      description,
      type: 'article',
      image: cover ?? undefined,
      languages,
      jsonLd: [newsArticle(item)],
    };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'news.title', path: paths.news.href({ lang: locale }) },
    { name: itemOf(state, params.id)?.title ?? '' },
  ],
  Component: NewsDetailsPage,
});
