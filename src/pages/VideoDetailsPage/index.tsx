import { type Ref, useRef } from 'react';
import { redirect, useParams } from 'react-router-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { mediaApi, type VideoItem, type VideoSummary } from '@/api';
import { isoDuration, VideoCard } from '@/features/video/components/VideoCard';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { isChinese, LANGUAGE_NAMES, langOf } from '@/i18n/locales';
import { languageTag } from '@/rules/locales';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Prose } from '@/ui/layout/Prose';
import { MoreLink } from '@/ui/layout/Section';
import { Tag } from '@/ui/display/Tag';
import { Panel } from '@/ui/layout/Layout';
import styles from './VideoDetailsPage.module.css';

interface VideoDetailsViewProps {
  video: VideoItem;
  recommended?: readonly VideoSummary[];
}

/** A video with native controls and captions in the user's language or its fallback. */
function Player({ video, ref }: { video: VideoItem; ref: Ref<HTMLVideoElement> }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const captionLocale = [locale, isChinese(locale) ? 'zh-cn' : 'en'].find((candidate) =>
    video.captions.some((caption) => caption.locale === candidate),
  );
  return (
    <video
      key={video.id}
      ref={ref}
      className={styles.player}
      controls
      playsInline
      preload="none"
      poster={video.cover.url}
      width={video.cover.width}
      height={video.cover.height}
      aria-label={formatMessage({ id: 'video.player' }, { title: video.title })}
    >
      {video.sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {video.captions.map((caption) => (
        <track
          key={caption.url}
          kind="captions"
          src={caption.url}
          srcLang={languageTag(caption.locale)}
          label={caption.label}
          default={caption.locale === captionLocale}
        />
      ))}
    </video>
  );
}

/** `0:08`: the format of players in every language. */
const playerTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface ChaptersProps {
  video: VideoItem;
  lang?: string;
  /** Continues the player from this second; without JavaScript the link opens the file there. */
  onSeek: (seconds: number) => void;
}

/** The transcript by chapters. Each start is a link into the film. */
function Chapters({ video: { chapters, sources }, lang, onSeek }: ChaptersProps) {
  return (
    <Panel as="section" className={styles.transcript} aria-labelledby="transcript">
      <h2 id="transcript" className={styles.subtitle}>
        <FormattedMessage id="video.transcript" />
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ from, title, text }) => (
          <li key={from}>
            <a
              href={`${sources[0]?.url ?? ''}#t=${from}`}
              className={styles.chapter}
              onClick={(event) => {
                event.preventDefault();
                onSeek(from);
              }}
            >
              <span className={styles.start}>{playerTime(from)}</span>
              <span lang={lang}>{title}</span>
            </a>
            <p lang={lang}>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A video: its player on a dark background, summary and transcript, and recommendations. */
function VideoDetailsView({ video, recommended = [] }: VideoDetailsViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { title, summary, lang, typeName, publishedAt, views, body, chapters, sources, languages } = video;
  const textLang = langOf(lang, locale);
  // The body may exist in fewer languages than the title.
  const bodyLocale =
    languages.find((language) => language === locale) ?? languages.find((language) => language === 'en');
  const bodyLanguageTag = bodyLocale && langOf(bodyLocale, locale);
  const [source] = sources;
  const player = useRef<HTMLVideoElement>(null);
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    player.current.scrollIntoView({ block: 'nearest' });
    // Some browsers play only after a gesture on the player itself; then it waits at the chapter.
    void player.current.play().catch(() => undefined);
  };
  return (
    <article>
      <div className={styles.stage} data-on-dark>
        <div className={styles.inner}>
          <Player video={video} ref={player} />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <p className={styles.meta}>
            <Tag>{typeName}</Tag>
            <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
            {views > 0 && <span>{formatMessage({ id: 'video.views' }, { count: views })}</span>}
          </p>
          <h1 className={styles.title} lang={textLang}>
            <PhraseLineBreaks>{title}</PhraseLineBreaks>
          </h1>
          <p className={styles.summary} lang={textLang}>
            {summary}
          </p>
          {bodyLocale !== undefined && bodyLocale !== locale && (
            <Panel as="p" variant="note" className={styles.note}>
              {formatMessage({ id: 'video.language' }, { language: LANGUAGE_NAMES[bodyLocale].name })}
            </Panel>
          )}
          <Prose html={body} lang={bodyLanguageTag} className={styles.body} />
          {chapters.length > 0 && <Chapters video={video} lang={bodyLanguageTag} onSeek={seek} />}
          {source && (
            <a href={source.url} className={styles.download} download>
              <Icon name="download" />
              {formatMessage({ id: 'video.download' }, { height: source.height })}
            </a>
          )}
        </div>
        {recommended.length > 0 && (
          <Panel as="aside" variant="line" aria-labelledby="next" data-no-print>
            <h2 id="next" className={styles.subtitle}>
              <FormattedMessage id="video.recommended" />
            </h2>
            <ul className={styles.list}>
              {recommended.slice(0, 6).map((other) => (
                <li key={other.id}>
                  <VideoCard video={other} variant="row" heading="h3" />
                </li>
              ))}
            </ul>
            <MoreLink href={paths.video.href({ lang: locale })}>{formatMessage({ id: 'video.allVideos' })}</MoreLink>
          </Panel>
        )}
      </div>
    </article>
  );
}

const unsubscribed = { subscribe: false } as const;

const itemOf = (state: RootState, id: string | undefined): VideoItem | undefined =>
  mediaApi.endpoints.mediaVideo.select(id ?? '')(state).data;

function VideoDetailsPage() {
  const { id = '' } = useParams();
  const { data: video } = mediaApi.endpoints.mediaVideo.useQuery(id);
  const { data: recommended } = mediaApi.endpoints.mediaRecommendedVideos.useQuery(id);
  if (!video) return null;
  return <VideoDetailsView video={video} recommended={recommended} />;
}

/** Structured data of the video (schema.org). */
const videoObject = (video: VideoItem): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: video.title,
  description: video.summary,
  thumbnailUrl: video.cover.url,
  uploadDate: video.publishedAt,
  duration: isoDuration(video.durationSeconds),
  inLanguage: video.lang,
  contentUrl: video.sources[0]?.url,
  ...(video.transcript && { transcript: video.transcript }),
});

export const page = definePage({
  async load({ store: { dispatch }, locale, params: { id } }) {
    // A details page without an id redirects to its list (routes.tsv).
    if (!id) throw redirect(paths.video.href({ lang: locale }), 302);
    await Promise.all([
      loadRequired(dispatch(mediaApi.endpoints.mediaVideo.initiate(id, unsubscribed))),
      loadOptional(dispatch(mediaApi.endpoints.mediaRecommendedVideos.initiate(id, unsubscribed))),
    ]);
  },
  head(state, { params }) {
    const video = itemOf(state, params.id);
    if (!video) return {};
    const { title, summary: description, cover, languages } = video;
    return { title, description, image: cover, languages, jsonLd: [videoObject(video)] };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'video.title', path: paths.video.href({ lang: locale }) },
    { name: itemOf(state, params.id)?.title ?? '' },
  ],
  Component: VideoDetailsPage,
});
