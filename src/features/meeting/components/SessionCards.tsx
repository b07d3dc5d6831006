import type { MeetingSummary } from '@/api';
import { Session } from '@/features/meeting/programme/Session';
import { progressAt } from './MeetingState';
import { Grid } from '@/ui/layout/Layout';
import styles from './SessionCards.module.css';

interface SessionCardsProps {
  meetings: readonly MeetingSummary[];
  /** The site's time. */
  now: string | null;
  themeOfHall: Readonly<Record<string, number>>;
  /** Whether each shows its day; not needed below a heading with the day. */
  showsDay?: boolean;
}

/** Meetings as cards in a grid. */
export const SessionCards = ({ meetings, now, themeOfHall, showsDay = true }: SessionCardsProps) => (
  <Grid as="ul" column={300} gap={4} className={styles.cards}>
    {meetings.map((one) => (
      <Session
        key={one.id}
        meeting={one}
        progress={progressAt(now)(one)}
        themeId={one.hall === null ? undefined : themeOfHall[one.hall]}
        showsDay={showsDay}
      />
    ))}
  </Grid>
);
