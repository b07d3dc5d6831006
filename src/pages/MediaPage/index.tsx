/** The media page: its blocks with coverage and press desk, the three kinds of media, the partner media. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { MediaKind, configApi, mediaApi, supportApi } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { PageView } from '@/features/page/components/PageView';
import { UnitGrid } from '@/features/support/components/UnitGrid';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { AdvertPlacement, loadAdverts } from '@/pages/shared/AdvertPlacement';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { Section } from '@/ui/layout/Section';
import { useLocale } from '@/i18n/useLocale';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import styles from './MediaPage.module.css';

interface MediaKindsProps {
  /** The number of published items of each kind. */
  counts: Record<'news' | 'video' | 'image', number>;
}

const CARDS = [
  {
    kind: 'news',
    name: { id: 'media.news' },
    text: { id: 'media.newsText' },
    path: paths.news,
    art: 'sheet/1/media-news',
  },
  {
    kind: 'video',
    name: { id: 'media.videos' },
    text: { id: 'media.videosText' },
    path: paths.video,
    art: 'milling/3/media-video',
  },
  {
    kind: 'image',
    name: { id: 'media.photos' },
    text: { id: 'media.photosText' },
    path: paths.image,
    art: 'lattice/5/media-photo',
  },
] as const;

/** Three large links, each with its count. */
function MediaKinds({ counts }: MediaKindsProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section
      id="kinds"
      title={formatMessage({ id: 'media.kinds' })}
      text={formatMessage({ id: 'media.kindsText' })}
      background="haze"
    >
      <ul className={styles.kinds}>
        {CARDS.map(({ kind, name, text, path, art }) => (
          <li key={kind} className={styles.kind}>
            <img
              className={styles.picture}
              src={`/art/${art}.svg?w=640&h=360&ground=dark`}
              alt=""
              width={640}
              height={360}
              loading="lazy"
            />
            <h3 className={styles.name}>
              <Anchor href={path.href({ lang: locale })} className={styles.link}>
                {formatMessage(name)}
                <Icon name="arrow-right" className={styles.arrow} />
              </Anchor>
            </h3>
            <p className={styles.text}>{formatMessage(text)}</p>
            <p className={styles.count}>{formatNumber(counts[kind])}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const unsubscribed = { subscribe: false } as const;
const routeUrl = '/media';
const KINDS = Object.values(MediaKind);
const typesRequest = (kind: MediaKind) => ({ current: 1, size: 50, kind });
const partnersRequest = { kind: 'media' as const };

function useCount(kind: MediaKind): number {
  const { data } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest(kind));
  return data?.records.reduce((sum, { count }) => sum + count, 0) ?? 0;
}

function MediaPage() {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { formatMessage } = useIntl();
  const { data: page } = configApi.endpoints.configPageByRoute.useQuery(routeUrl);
  const { data: partners = [] } = supportApi.endpoints.supportList.useQuery(partnersRequest);
  const counts = { news: useCount('news'), video: useCount('video'), image: useCount('image') };
  if (!page) return null;
  return (
    <PageView
      page={page}
      context={{ locale, edition }}
      before={
        <>
          <AdvertPlacement id="media-top" />
          <MediaKinds counts={counts} />
        </>
      }
    >
      {partners.length > 0 && (
        <Section
          id="partners"
          title={formatMessage({ id: 'media.partners' })}
          link={{ name: formatMessage({ id: 'media.partnersLink' }), url: paths.supportUnits.href({ lang: locale }) }}
        >
          <UnitGrid units={partners} />
        </Section>
      )}
    </PageView>
  );
}

export const page = definePage({
  load: async ({ store: { dispatch } }) => {
    await Promise.all([
      loadRequired(dispatch(configApi.endpoints.configPageByRoute.initiate(routeUrl, unsubscribed))),
      loadOptional(
        dispatch(supportApi.endpoints.supportList.initiate(partnersRequest, unsubscribed)),
        loadAdverts({ dispatch }, 'media-top'),
        ...KINDS.map((kind) => dispatch(mediaApi.endpoints.mediaTypes.initiate(typesRequest(kind), unsubscribed))),
      ),
    ]);
  },
  head: (state) => {
    const pageConfig = configApi.endpoints.configPageByRoute.select(routeUrl)(state).data;
    return pageConfig
      ? { title: pageConfig.title, description: pageConfig.description, image: pageConfig.picture ?? undefined }
      : {};
  },
  crumbs: (state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { name: configApi.endpoints.configPageByRoute.select(routeUrl)(state).data?.title ?? '' },
  ],
  Component: MediaPage,
});
