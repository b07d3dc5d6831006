import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Banner, MeetingDynamic, MeetingPage, MeetingSummary, MeetingTheme } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate, formatTimeOfDay, formatExhibitionDay, formatWeekday } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { findOverlaps } from '@/lib/overlaps';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';
import type { Favourites } from '@/state/useFavourites';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Skeleton } from '@/ui/display/Skeleton';
import { EmptyState, ErrorState } from '@/ui/display/State';
import { followInPlace } from '@/ui/hooks/scrolling';
import { type ProgrammeChoice, programmeHref } from '@/features/meeting/programmeHref';
import { DayGrid } from './DayGrid';
import { MeetingBanners } from './MeetingBanners';
import { progressAt } from '@/features/meeting/components/MeetingState';
import { MeetingNews } from '@/features/meeting/components/MeetingNews';
import { ProgrammeFilters } from './ProgrammeFilters';
import styles from './ProgrammeView.module.css';

/** A favourite meeting with known times. */
interface ScheduledFavourite extends Favourite {
  from: string;
  to: string;
}

const isScheduled = (favourite: Favourite): favourite is ScheduledFavourite =>
  favourite.from !== null && favourite.to !== null;

/** The user's favourite meetings by time, and which of them overlap. */
function MyMeetings({ favourites }: { favourites: readonly Favourite[] }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const myMeetings = favourites
    .filter(({ kind }) => kind === 'meeting')
    .filter(isScheduled)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (myMeetings.length === 0) return null;
  const overlaps = findOverlaps(myMeetings);
  return (
    <section className={styles.own} aria-labelledby="own-meetings" data-warns={overlaps.length > 0 || undefined}>
      <div className={styles.body}>
        <h2 id="own-meetings" className={styles.ownMeetingsTitle}>
          <FormattedMessage id="meeting.favouriteCount" values={{ count: myMeetings.length }} />
        </h2>
        <ul className={styles.ownMeetingsList}>
          {myMeetings.map(({ id, name, lang, from, room }) => (
            <li key={id}>
              <time dateTime={from}>
                {formatExhibitionDay(shanghaiDate(new Date(from)), locale)} {formatTimeOfDay(from)}
              </time>{' '}
              <span lang={langOf(lang, locale)}>{name}</span>
              {room && <span className={styles.room}>{room}</span>}
            </li>
          ))}
        </ul>
        <div role="status">
          {overlaps.map(([one, other]) => (
            <p key={one.id + other.id} className={styles.overlap}>
              <Icon name="alert" size={18} />
              <FormattedMessage id="meeting.overlap" values={{ one: one.name, other: other.name }} />
            </p>
          ))}
        </div>
      </div>
      <Anchor href={paths.myPlan.href({ lang: locale })} className={buttonClass('secondary')}>
        {formatMessage({ id: 'meeting.visitPlan' })}
        <Icon name="arrow-right" size={18} />
      </Anchor>
    </section>
  );
}

interface UpcomingProps {
  meetings: readonly MeetingSummary[];
  progressOf: ReturnType<typeof progressAt>;
}

/** How many meetings are running, and when the next one starts; announced when that changes, a few times a day. */
function Upcoming({ meetings, progressOf }: UpcomingProps) {
  const runningCount = meetings.filter((meeting) => progressOf(meeting) === 'running').length;
  const next = meetings.find((meeting) => progressOf(meeting) === 'next');
  return (
    <p role="status" className={styles.upcoming}>
      {runningCount > 0 && <FormattedMessage id="meeting.runningCount" values={{ count: runningCount }} />}{' '}
      {next && <FormattedMessage id="meeting.nextAt" values={{ time: formatTimeOfDay(next.from) }} />}
    </p>
  );
}

interface DayTabsProps {
  /** The days of the exhibition with the number of meetings after filtering. */
  days: readonly { date: string; count: number }[];
  current: string;
  hrefOf: (date: string) => string;
}

/** The days as large tabs; they are links, so that each day has its URL. */
function DayTabs({ days, current, hrefOf }: DayTabsProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'meeting.days' })} data-no-print>
      <ul className={styles.list}>
        {days.map(({ date, count }) => (
          <li key={date} className={styles.item}>
            <Anchor
              href={hrefOf(date)}
              className={styles.day}
              aria-current={date === current ? 'page' : undefined}
              data-stay
            >
              <time className={styles.date} dateTime={date}>
                {formatExhibitionDay(date, locale)}
              </time>
              <span className={styles.weekday}>{formatWeekday(date, locale)}</span>
              <span className={styles.count}>
                <FormattedMessage id="meeting.count" values={{ count }} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Reserves the space of a day, so that nothing shifts when it loads. */
const ProgrammeSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage id="ui.loading" />
    </span>
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="156px" />
      ))}
    </div>
  </div>
);

export interface ProgrammeViewProps {
  /** Days of the exhibition: `2026-03-31`. */
  days: readonly string[];
  choice: ProgrammeChoice & { date: string };
  /** Below the title. */
  adverts?: ReactNode;
  /** The meetings of the day; absent while they load, or when that failed. */
  page?: MeetingPage;
  /** Set when it failed: requests them again. */
  onRetry?: () => void;
  /** The site's time. */
  now: string | null;
  /** The number of all meetings. */
  total: number;
  themes: readonly MeetingTheme[];
  themeOfHall: Readonly<Record<string, number>>;
  banners: readonly Banner[];
  news: readonly MeetingDynamic[];
  /** Follows a filter link in place. */
  onNavigate?: (href: string) => void;
  /** The user's favourites of all days. */
  favouriteMeetings: Favourites;
  favourites: readonly Favourite[];
}

/** The calendar feed of the whole programme. */
const CALENDAR_FEED = '/meetings.ics';

/** The conference by day: tabs, filters, a grid of rooms and hours, news. */
export function ProgrammeView(props: ProgrammeViewProps) {
  const locale = useLocale();
  const { days, choice, page, now, onRetry, total, themes, themeOfHall, banners, news, onNavigate } = props;
  const { adverts, favouriteMeetings, favourites } = props;
  const { formatMessage } = useIntl();
  const countOf = (date: string) => page?.facets.dates.find(({ value }) => value === date)?.count ?? 0;
  const progressOf = progressAt(now, page?.records);
  const isFiltered = choice.themeId !== undefined || choice.hall !== undefined;
  return (
    <>
      <div className={styles.programme} onClickCapture={onNavigate && followInPlace(onNavigate)}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{formatMessage({ id: 'meeting.title' })}</h1>
            <p className={styles.lead}>
              <FormattedMessage id="meeting.lead" values={{ count: total, days: days.length }} />
            </p>
          </div>
          <a href={`${CALENDAR_FEED}?lang=${locale}`} className={buttonClass('quiet')} data-no-print>
            <Icon name="calendar" />
            {formatMessage({ id: 'meeting.calendarAll' })}
          </a>
        </div>
        {adverts}
        <DayTabs
          days={days.map((date) => ({ date, count: countOf(date) }))}
          current={choice.date}
          hrefOf={(date) => programmeHref(locale, { ...choice, date })}
        />
        <ProgrammeFilters choice={choice} themes={themes} halls={page?.facets.halls ?? []} onNavigate={onNavigate} />
        <div className={styles.line}>
          <h2 className={styles.shown} aria-live="polite">
            {page && (
              <FormattedMessage
                id="meeting.dayCount"
                values={{ count: page.records.length, day: formatDate(choice.date, locale) }}
              />
            )}
          </h2>
          <Upcoming meetings={page?.records ?? []} progressOf={progressOf} />
          <p className={styles.zone}>{formatMessage({ id: 'meeting.zone' })}</p>
        </div>
        {!page && !onRetry && <ProgrammeSkeleton />}
        {!page && onRetry && (
          <ErrorState
            title={formatMessage({ id: 'meeting.failed' })}
            text={formatMessage({ id: 'meeting.failedText' })}
            actions={<Button onClick={onRetry}>{formatMessage({ id: 'ui.retry' })}</Button>}
          />
        )}
        {page && page.records.length > 0 && (
          <DayGrid
            meetings={page.records}
            progressOf={progressOf}
            themeOfHall={themeOfHall}
            favourites={favouriteMeetings}
          />
        )}
        {page && page.records.length === 0 && (
          <EmptyState
            title={formatMessage({ id: 'meeting.empty' })}
            text={isFiltered ? formatMessage({ id: 'meeting.emptyText' }) : undefined}
            actions={
              <>
                {page.facets.dates.map(({ value, count }) => (
                  <Anchor
                    key={value}
                    href={programmeHref(locale, { ...choice, date: value })}
                    className={buttonClass('quiet')}
                    data-stay
                  >
                    {formatDate(value, locale)} ({count})
                  </Anchor>
                ))}
                {isFiltered && (
                  <Anchor href={programmeHref(locale, { date: choice.date })} className={buttonClass('text')} data-stay>
                    {formatMessage({ id: 'meeting.clear' })}
                  </Anchor>
                )}
              </>
            }
            picture={
              <img
                src="/art/halls/0/programme.svg?w=520&h=320&ground=tint"
                alt=""
                width={520}
                height={320}
                loading="lazy"
              />
            }
          />
        )}
        <MyMeetings favourites={favourites} />
      </div>
      <MeetingBanners banners={banners} />
      <MeetingNews news={news} title={formatMessage({ id: 'meeting.news' })} />
    </>
  );
}
