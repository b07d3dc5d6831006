/** A topic: its blocks and its sessions, exhibitors, products, videos and news. Without a topic: the list of topics. */
import { useIntl, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import {
  configApi,
  meetingApi,
  topicApi,
  type ExhibitorSummary,
  type ExhibitSummary,
  type MeetingSummary,
} from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { NewsCard } from '@/features/news/components/NewsCard';
import { PageBlocks } from '@/features/page/components/PageBlocks';
import { PageView } from '@/features/page/components/PageView';
import { VideoCard } from '@/features/video/components/VideoCard';
import { formatList } from '@/i18n/lists';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Section } from '@/ui/layout/Section';
import { useLocale } from '@/i18n/useLocale';
import { formatTimeRange, formatExhibitionDay } from '@/i18n/dates';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { Picture } from '@/ui/display/Picture';
import styles from './TopicPage.module.css';

/** Sessions in order of time: date and time, title, room. */
const TopicMeetings = ({ meetings }: { meetings: readonly MeetingSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.meetings}>
      {meetings.map(({ id, title, date, from, to, hall, room, speakerNames, lang }) => (
        <li key={id} className={styles.meeting}>
          <p className={styles.when}>
            <span className={styles.day}>{formatExhibitionDay(date, locale)}</span>
            <time dateTime={from}>{formatTimeRange(from, to)}</time>
          </p>
          <div>
            <h3 className={styles.name} lang={langOf(lang, locale)}>
              <Anchor href={paths.meetingDetails.href({ lang: locale, id })} className={styles.link}>
                {title}
              </Anchor>
            </h3>
            <p className={styles.text}>{formatList(speakerNames, locale)}</p>
          </div>
          <p className={styles.text}>{hall ? <FormattedMessage id="topic.hall" values={{ hall, room }} /> : room}</p>
        </li>
      ))}
    </ul>
  );
};

/** Companies with their booth signs. */
const TopicExhibitors = ({ exhibitors }: { exhibitors: readonly ExhibitorSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.exhibitors}>
      {exhibitors.map(({ id, name, booths, themeIds, logo, lang }) => (
        <li key={id} className={styles.exhibitor}>
          {logo && <img src={logo.url} alt="" width={40} height={40} loading="lazy" className={styles.logo} />}
          <Anchor
            href={paths.exhibitorDetails.href({ lang: locale, id })}
            className={styles.link}
            lang={langOf(lang, locale)}
          >
            {name}
          </Anchor>
          {booths[0] && <BoothSign booth={booths[0].number} themeId={themeIds[0] ?? 1} />}
        </li>
      ))}
    </ul>
  );
};

/** Products with their pictures. */
const TopicExhibits = ({ exhibits }: { exhibits: readonly ExhibitSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.exhibits}>
      {exhibits.map(({ id, name, exhibitorName, picture, lang }) => (
        <li key={id} className={styles.exhibit}>
          {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
          <h3 className={styles.product} lang={langOf(lang, locale)}>
            <Anchor href={paths.productDetails.href({ lang: locale, id })} className={styles.link}>
              {name}
            </Anchor>
          </h3>
          <p className={styles.text} lang={langOf(lang, locale)}>
            {exhibitorName}
          </p>
        </li>
      ))}
    </ul>
  );
};

const unsubscribed = { subscribe: false } as const;
const routeUrl = '/topic';
const meetingsRequest = (topicId: string) => ({ topicId });

function TopicsView() {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { data: page } = configApi.endpoints.configPageByRoute.useQuery(routeUrl);
  return page ? <PageView page={page} context={{ locale, edition }} /> : null;
}

function TopicView({ id }: { id: string }) {
  const locale = useSelector(selectLocale);
  const edition = useEdition();
  const { formatMessage } = useIntl();
  const { data: topic } = topicApi.endpoints.topicHome.useQuery(id);
  const { data: meetings = [] } = meetingApi.endpoints.meetingTopicList.useQuery(meetingsRequest(id));
  if (!topic) return null;
  const lang = { lang: locale };
  const link = (name: TextKey<'topic'>, url: string) => ({
    name: formatMessage({ id: `topic.${name}` }),
    url,
  });
  const picture = topic.banners[0]?.mobilePicture ?? topic.banners[0]?.picture;
  return (
    <>
      <PageHeading
        tone="ink"
        title={topic.title}
        lead={topic.summary}
        lang={langOf(topic.lang, locale)}
        picture={picture}
        above={formatMessage({ id: 'topic.kind' })}
      />
      <PageBlocks blocks={topic.blocks} context={{ locale, edition }} />
      {meetings.length > 0 && (
        <Section
          id="meetings"
          title={formatMessage({ id: 'topic.meetings' })}
          text={formatMessage({ id: 'topic.meetingsText' })}
          link={link('meetingsLink', paths.meetings.href(lang))}
          background="haze"
        >
          <TopicMeetings meetings={meetings} />
        </Section>
      )}
      <Section
        id="exhibitors"
        title={formatMessage({ id: 'topic.exhibitors' })}
        link={link('exhibitorsLink', paths.exhibitorList.href(lang))}
      >
        <TopicExhibitors exhibitors={topic.exhibitors.slice(0, 12)} />
      </Section>
      <Section
        id="exhibits"
        title={formatMessage({ id: 'topic.exhibits' })}
        link={link('exhibitsLink', paths.products.href(lang))}
        background="haze"
      >
        <TopicExhibits exhibits={topic.exhibits.slice(0, 10)} />
      </Section>
      {topic.videos.length > 0 && (
        <Section
          id="videos"
          title={formatMessage({ id: 'topic.videos' })}
          link={link('videosLink', paths.video.href(lang))}
        >
          <ul className={styles.videos}>
            {topic.videos.map((video) => (
              <li key={video.id}>
                <VideoCard video={video} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {topic.news.length > 0 && (
        <Section
          id="news"
          title={formatMessage({ id: 'topic.news' })}
          link={link('newsLink', paths.news.href(lang))}
          background="haze"
        >
          <ul className={styles.news}>
            {topic.news.slice(0, 4).map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function TopicPage() {
  const { type } = useParams();
  return type === undefined ? <TopicsView /> : <TopicView id={type} />;
}

export const page = definePage({
  async load({ store: { dispatch }, params: { type: id } }) {
    if (id === undefined)
      return loadRequired(dispatch(configApi.endpoints.configPageByRoute.initiate(routeUrl, unsubscribed)));
    await Promise.all([
      loadRequired(dispatch(topicApi.endpoints.topicHome.initiate(id, unsubscribed))),
      loadOptional(dispatch(meetingApi.endpoints.meetingTopicList.initiate(meetingsRequest(id), unsubscribed))),
    ]);
  },
  head(state, { params: { type: id } }) {
    if (id === undefined) {
      const list = configApi.endpoints.configPageByRoute.select(routeUrl)(state).data;
      return list ? { title: list.title, description: list.description } : {};
    }
    const topic = topicApi.endpoints.topicHome.select(id)(state).data;
    if (!topic) return {};
    const { title, summary: description, banners, languages } = topic;
    return { title, description, image: banners[0]?.picture, languages };
  },
  crumbs(state, { locale, params: { type: id } }) {
    const home = { message: 'shell.home' as const, path: paths.home.href({ lang: locale }) };
    if (id === undefined) return [home, { message: 'topic.title' }];
    const name = topicApi.endpoints.topicHome.select(id)(state).data?.title ?? '';
    return [home, { message: 'topic.title', path: paths.topic.href({ lang: locale }) }, { name }];
  },
  Component: TopicPage,
});
