import type { MeetingSummary } from '@/api';
import { MeetingBlock } from '@/features/meeting/programme/MeetingBlock';
import { progressAt } from './MeetingState';
import { Grid } from '@/ui/layout/Layout';
import styles from './MeetingCards.module.css';

interface MeetingCardsProps {
  meetings: readonly MeetingSummary[];
  /** The site's time. */
  now: string | null;
  /** The themed exhibition of each hall, for its colour; not the meeting's own theme, its track. */
  themeOfHall: Readonly<Record<string, number>>;
  /** Whether each shows its day; not needed below a heading with the day. */
  showsDay?: boolean;
}

/** Meetings as cards in a grid. */
export const MeetingCards = ({ meetings, now, themeOfHall, showsDay = true }: MeetingCardsProps) => (
  <Grid as="ul" column={300} gap={4} className={styles.cards}>
    {meetings.map((one) => (
      <MeetingBlock
        key={one.id}
        meeting={one}
        progress={progressAt(now)(one)}
        themeId={one.hall === null ? undefined : themeOfHall[one.hall]}
        showsDay={showsDay}
      />
    ))}
  </Grid>
);
