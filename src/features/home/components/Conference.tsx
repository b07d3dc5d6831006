import { FormattedMessage } from 'react-intl';
import type { Home } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatExhibitionDay, formatWeekday } from '@/i18n/dates';
import { Anchor } from '@/ui/controls/Anchor';
import { Scroller } from '@/ui/layout/Layout';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Section } from '@/ui/layout/Section';
import styles from './Conference.module.css';

type Meeting = Home['conference']['items'][number];

/** Meetings by day, in order of days. */
function groupByDay(meetings: readonly Meeting[]): [string, Meeting[]][] {
  const days = [...new Set(meetings.map(({ date }) => date))].sort();
  return days.map((day) => [
    day,
    meetings.filter(({ date }) => date === day).sort((a, b) => a.from.localeCompare(b.from)),
  ]);
}

interface MeetingListProps {
  meetings: readonly Meeting[];
  /** With the end too: on the day itself visitors ask how long it lasts. */
  showsEnd?: boolean;
}

const MeetingList = ({ meetings, showsEnd }: MeetingListProps) => (
  <ul>
    {meetings.map(({ id, from, to, title, room, themeId, link }) => (
      <li key={id} className={styles.item}>
        <Anchor href={link} className={styles.session}>
          <span className={styles.time}>
            <time>{from}</time>
            {showsEnd && (
              <>
                –<time>{to}</time>
              </>
            )}
          </span>
          <span className={styles.body}>
            <span className={styles.title}>
              <PhraseLineBreaks>{title}</PhraseLineBreaks>
            </span>
            <span className={styles.room}>
              {themeId !== null && (
                <span className={styles.dot} style={{ backgroundColor: `var(--theme-${themeId}-strong)` }} />
              )}
              {room}
            </span>
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);

/** During the exhibition: the meetings that are on, and the next ones. */
function NowAndNext({ now, next }: Pick<Home['conference'], 'now' | 'next'>) {
  const locale = useLocale();
  const groups = [
    { id: 'home.sessionsNow', meetings: now },
    { id: 'home.sessionsNext', meetings: next },
  ] as const;
  return (
    <div className={styles.live}>
      {groups.map(({ id, meetings }) => {
        const [first] = meetings;
        if (!first) return null;
        return (
          <div key={id} className={styles.day}>
            <h3 className={styles.date}>
              <FormattedMessage id={id} />{' '}
              <span className={styles.weekday}>
                <time dateTime={first.date}>{formatExhibitionDay(first.date, locale)}</time>{' '}
                {formatWeekday(first.date, locale)}
              </span>
            </h3>
            <MeetingList meetings={meetings} showsEnd />
          </div>
        );
      })}
    </div>
  );
}

/** The conference by day: four columns below 2 px lines. During the exhibition what is on now and next. */
export function Conference({ block: { title, text, link, items, now, next } }: { block: Home['conference'] }) {
  const locale = useLocale();
  const isLive = now.length + next.length > 0;
  return (
    <Section id="conference" title={title} text={isLive ? null : text} link={link}>
      {isLive ? (
        <NowAndNext now={now} next={next} />
      ) : (
        <Scroller className={styles.days}>
          {groupByDay(items).map(([day, meetings]) => (
            <div key={day} className={styles.day}>
              <h3 className={styles.date}>
                <time dateTime={day}>{formatExhibitionDay(day, locale)}</time>
                <span className={styles.weekday}>{formatWeekday(day, locale)}</span>
              </h3>
              <MeetingList meetings={meetings} />
            </div>
          ))}
        </Scroller>
      )}
    </Section>
  );
}
