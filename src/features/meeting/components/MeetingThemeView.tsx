import { useIntl } from 'react-intl';
import type { MeetingDynamic, MeetingThemeDetails } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { dayText, weekdayText } from '@/i18n/dates';
import { LANGUAGE_NAMES, langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { PageHeading } from '@/ui/PageHeading';
import { Prose } from '@/ui/Prose';
import { MoreLink } from '@/ui/Section';
import { MeetingBanners } from './MeetingBanners';
import { MeetingNews } from './MeetingNews';
import { SessionCards } from './SessionCards';
import styles from './MeetingThemeView.module.css';

export interface MeetingThemeViewProps {
  theme: MeetingThemeDetails;
  news: readonly MeetingDynamic[];
  themeOfHall: Readonly<Record<string, number>>;
}

/** A theme: its text and its meetings by day. */
export function MeetingThemeView({ theme, news, themeOfHall }: MeetingThemeViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { title, summary, lang, cover, body, meetings, meetingCount, banners, languages } = theme;
  const bodyLang = languages.includes(locale)
    ? locale
    : (['en', 'zh-cn'] as const).find((one) => languages.includes(one));
  // A theme whose text says no more than its lead has its meetings at once.
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
              <p className={styles.note}>
                {formatMessage({ id: 'meeting.language' }, { language: LANGUAGE_NAMES[bodyLang].name })}
              </p>
            )}
            <Prose html={body} lang={bodyLang && langOf(bodyLang, locale)} />
          </div>
        )}
        {days.map((day) => (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles.date}>
              <time dateTime={day}>{dayText(day, locale)}</time>
              <span className={styles.weekday}>{weekdayText(day, locale)}</span>
            </h2>
            <SessionCards
              meetings={meetings.filter(({ date }) => date === day)}
              themeOfHall={themeOfHall}
              withDay={false}
            />
          </section>
        ))}
        <p className={styles.foot} data-no-print>
          <span className={styles.zone}>{formatMessage({ id: 'meeting.zone' })}</span>
          <MoreLink href={paths.meetings.href({ lang: locale })}>{formatMessage({ id: 'meeting.whole' })}</MoreLink>
        </p>
      </div>
      <MeetingBanners banners={banners} />
      <MeetingNews news={news} title={formatMessage({ id: 'meeting.news' })} />
    </>
  );
}
