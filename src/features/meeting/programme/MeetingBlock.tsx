import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatShortMeetingTime, formatTimeRange } from '@/i18n/dates';
import { formatList } from '@/i18n/lists';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { MeetingState, type Progress } from '@/features/meeting/components/MeetingState';
import styles from './MeetingBlock.module.css';

/** The colours of a hall's themed exhibition; ink where there is none. */
export const hallColours = (themeId: number | undefined): CSSProperties =>
  ({
    '--tone': themeId ? `var(--theme-${themeId}-strong)` : 'var(--ink)',
    '--tone-tint': themeId ? `var(--theme-${themeId}-tint)` : 'var(--haze)',
  }) as CSSProperties;

interface MeetingBlockProps {
  meeting: MeetingSummary;
  progress: Progress;
  /** The hall's themed exhibition, for the colour; not the meeting's own theme, its track. */
  themeId?: number;
  /** Whether it is a favourite. */
  isFavourite?: boolean;
  /** Set on the grid: column and rows, counted from 1. */
  gridPosition?: { column: number; row: number; rows: number };
  /** For lists with more than one day. */
  showsDay?: boolean;
  /** Next to the link: the favourite button. */
  action?: ReactNode;
}

/**
 * A meeting on the programme: a tinted block with a 4 px edge, filled when it is a favourite. On a phone the same
 * element is a list row.
 */
export function MeetingBlock({
  meeting,
  progress,
  themeId,
  isFavourite = false,
  gridPosition,
  showsDay = false,
  action,
}: MeetingBlockProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, title, from, to, room, hall, speakerNames, lang, isHot, state, themeName } = meeting;
  const speakers = formatList(speakerNames.slice(0, 3), locale);
  const gridStyle = gridPosition && {
    '--column': gridPosition.column,
    '--row': gridPosition.row,
    '--rows': gridPosition.rows,
  };
  return (
    <li
      className={styles.session}
      style={{ ...hallColours(themeId), ...(gridStyle as CSSProperties | undefined) }}
      data-chosen={isFavourite || undefined}
      data-state={progress === 'over' ? progress : state}
      data-placed={gridPosition ? true : undefined}
      data-short={(gridPosition && gridPosition.rows < 6) || undefined}
    >
      <Anchor href={paths.meetingDetails.href({ lang: locale, id })} className={styles.link}>
        <time className={styles.time} dateTime={from}>
          {showsDay ? formatShortMeetingTime(from, to, locale) : formatTimeRange(from, to)}
        </time>
        <span className={styles.title} lang={langOf(lang, locale)}>
          <PhraseLineBreaks>{title}</PhraseLineBreaks>
        </span>
        <span className={styles.second}>{speakers || themeName}</span>
        <span className={classes(styles.second, styles.room)}>
          {hall !== null && <span className={styles.hall}>{hall}</span>}
          {room}
        </span>
        <span className={styles.states}>
          <MeetingState meeting={meeting} progress={progress} />
          {isHot && state === 'open' && progress === null && (
            <span className={styles.hot}>{formatMessage({ id: 'meeting.hot' })}</span>
          )}
        </span>
      </Anchor>
      {action && <span className={styles.tool}>{action}</span>}
    </li>
  );
}
