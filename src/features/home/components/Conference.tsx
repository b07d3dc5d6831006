import type { Home } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatSessionDay, formatWeekday } from '@/i18n/dates';
import { Anchor } from '@/ui/controls/Anchor';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Section } from '@/ui/layout/Section';
import styles from './Conference.module.css';

type Session = Home['conference']['items'][number];

/** Sessions by day, in order of days. */
function groupByDay(sessions: readonly Session[]): [string, Session[]][] {
  const days = [...new Set(sessions.map(({ date }) => date))].sort();
  return days.map((day) => [
    day,
    sessions.filter(({ date }) => date === day).sort((a, b) => a.from.localeCompare(b.from)),
  ]);
}

const SessionLink = ({ session: { from, title, room, themeId, link } }: { session: Session }) => (
  <Anchor href={link} className={styles.session}>
    <time className={styles.time}>{from}</time>
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
);

/** The conference by day: four columns below 2 px lines. */
export const Conference = ({ block }: { block: Home['conference'] }) => {
  const locale = useLocale();
  return (
    <Section id="conference" title={block.title} text={block.text} link={block.link}>
      <div className={styles.days}>
        {groupByDay(block.items).map(([day, sessions]) => (
          <div key={day} className={styles.day}>
            <h3 className={styles.date}>
              <time dateTime={day}>{formatSessionDay(day, locale)}</time>
              <span className={styles.weekday}>{formatWeekday(day, locale)}</span>
            </h3>
            <ul>
              {sessions.map((session) => (
                <li key={session.id} className={styles.item}>
                  <SessionLink session={session} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
};
