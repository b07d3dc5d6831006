import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { exhibitorApi, meetingApi, type MeetingDynamic, type MeetingThemeDetails } from '@/api';
import { selectMinute } from '@/state/countdownSlice';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';
import { formatDate, formatWeekday } from '@/i18n/dates';
import { LANGUAGE_NAMES, langOf } from '@/i18n/locales';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Prose } from '@/ui/layout/Prose';
import { MoreLink } from '@/ui/layout/Section';
import { MeetingBanners } from '@/features/meeting/programme/MeetingBanners';
import { MeetingNews } from '@/features/meeting/components/MeetingNews';
import { MeetingCards } from '@/features/meeting/components/MeetingCards';
import { Panel } from '@/ui/layout/Layout';
import styles from './MeetingThemePage.module.css';

interface MeetingThemeViewProps {
  theme: MeetingThemeDetails;
  now: string | null;
  news: readonly MeetingDynamic[];
  themeOfHall: Readonly<Record<string, number>>;
}

/** A theme: its text and its meetings by day. */
function MeetingThemeView({ theme, now, news, themeOfHall }: MeetingThemeViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { title, summary, lang, cover, body, meetings, meetingCount, banners, languages } = theme;
  const bodyLang = languages.includes(locale)
    ? locale
    : (['en', 'zh-cn'] as const).find((language) => languages.includes(language));
  // A text that only repeats the lead is omitted.
  const hasText = body.replace(/<[^>]*>/g, '').trim() !== summary.trim();
  const days = [...new Set(meetings.map(({ date }) => date))].sort();
  return (
    <>
      <PageHeading
        title={title}
        lead={summary}
        lang={langOf(lang, locale)}
        picture={cover}
        tone="ink"
        above={formatMessage({ id: 'meeting.count' }, { count: meetingCount })}
      />
      <div className={styles.theme}>
        {hasText && (
          <div className={styles.text}>
            {bodyLang && bodyLang !== locale && (
              <Panel as="p" variant="note" className={styles.note}>
                {formatMessage({ id: 'meeting.language' }, { language: LANGUAGE_NAMES[bodyLang].name })}
              </Panel>
            )}
            <Prose html={body} lang={bodyLang && langOf(bodyLang, locale)} />
          </div>
        )}
        {days.map((day) => (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles.date}>
              <time dateTime={day}>{formatDate(day, locale)}</time>
              <span className={styles.weekday}>{formatWeekday(day, locale)}</span>
            </h2>
            <MeetingCards
              meetings={meetings.filter(({ date }) => date === day)}
              now={now}
              themeOfHall={themeOfHall}
              showsDay={false}
            />
          </section>
        ))}
        <p className={styles.foot} data-no-print>
          <span className={styles.zone}>{formatMessage({ id: 'meeting.zone' })}</span>
          <MoreLink href={paths.meetings.href({ lang: locale })}>
            {formatMessage({ id: 'meeting.wholeProgramme' })}
          </MoreLink>
        </p>
      </div>
      <MeetingBanners banners={banners} />
      <MeetingNews news={news} title={formatMessage({ id: 'meeting.news' })} />
    </>
  );
}

const unsubscribed = { subscribe: false } as const;
const newsRequest = (themeId: string) => ({ current: 1, size: 6, themeId });
const themeOf = (state: RootState, id = '') => meetingApi.endpoints.meetingTheme.select(id)(state).data;

function MeetingThemePage() {
  const { themeId = '' } = useParams();
  const { data: theme } = meetingApi.endpoints.meetingTheme.useQuery(themeId);
  const { data: news } = meetingApi.endpoints.meetingDynamics.useQuery(newsRequest(themeId));
  const now = useSelector(selectMinute);
  const { data: halls = [] } = exhibitorApi.endpoints.exhibitorHalls.useQuery();
  if (!theme) return null;
  return (
    <MeetingThemeView
      theme={theme}
      now={now}
      news={news?.records ?? []}
      themeOfHall={Object.fromEntries(halls.map(({ number, themeIds }) => [number, themeIds[0] ?? 0]))}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, params: { themeId = '' } }) {
    await Promise.all([
      loadRequired(dispatch(meetingApi.endpoints.meetingTheme.initiate(themeId, unsubscribed))),
      loadOptional(
        dispatch(meetingApi.endpoints.meetingDynamics.initiate(newsRequest(themeId), unsubscribed)),
        dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, unsubscribed)),
      ),
    ]);
  },
  head(state, { params }) {
    const theme = themeOf(state, params.themeId);
    if (!theme) return {};
    const { title, summary, cover, languages } = theme;
    return { title, description: summary, image: cover ?? undefined, languages };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'meeting.title', path: paths.meetings.href({ lang: locale }) },
    { name: themeOf(state, params.themeId)?.title ?? '' },
  ],
  Component: MeetingThemePage,
});
