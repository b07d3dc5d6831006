import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import type { Favourite } from '@/state/favourites';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Skeleton } from '@/ui/display/Skeleton';
import { EmptyState } from '@/ui/display/State';
import { Stack } from '@/ui/layout/Layout';
import styles from './PlanView.module.css';
/** Reserves the space of a short plan while the storage is read. */
const PlanSkeleton = () => (
  <div role="status" className={styles.loading}>
    <span className="visually-hidden">
      <FormattedMessage id="ui.loading" />
    </span>
    <div className={styles.group} aria-hidden="true">
      <Skeleton width="120px" height="36px" />
      <div>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width="84px" height="28px" />
            <Skeleton width="60%" height="24px" />
          </div>
        ))}
      </div>
    </div>
  </div>
);

export interface PlanViewProps {
  /** The exhibition's name, dates and place, for the printed plan. */
  exhibitionLine: string;
  /** Null until the storage has been read: the server does not know them. */
  favourites: readonly Favourite[] | null;
  /** The days. */
  children: ReactNode;
  /** Below the days, or below an empty plan. */
  suggestions?: ReactNode;
  dialogs?: ReactNode;
  onPrint: () => void;
  onShare: () => void;
  /** Exports the days to a calendar file. */
  onCalendar: () => void;
  /** Exports everything to a spreadsheet. */
  onExport: () => void;
  /** Whether an export is in progress. */
  exporting: boolean;
  /** Whether the last export failed. */
  failed: boolean;
}

function EmptyPlan() {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'plan.empty' })}
      text={formatMessage({ id: 'plan.emptyText' })}
      actions={
        <>
          <Anchor href={paths.exhibitorList.href({ lang: locale })} className={buttonClass('secondary')}>
            {formatMessage({ id: 'plan.toExhibitors' })}
          </Anchor>
          <Anchor href={paths.meetings.href({ lang: locale })} className={buttonClass('quiet')}>
            {formatMessage({ id: 'plan.toMeetings' })}
          </Anchor>
        </>
      }
      picture={<img src="/art/halls/0/plan.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} />}
    />
  );
}

/** The visit plan: what the visitor wants to see, in days that can be walked. It prints, and works offline. */
export function PlanView(props: PlanViewProps) {
  const { exhibitionLine, favourites, children, suggestions, dialogs } = props;
  const { onPrint, onShare, onCalendar, onExport, exporting, failed } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{formatMessage({ id: 'plan.title' })}</h1>
          <p className={styles.occasion}>{exhibitionLine}</p>
          <p className={styles.lead} data-no-print>
            {formatMessage({ id: 'plan.lead' })}
          </p>
        </div>
        {favourites && favourites.length > 0 && (
          <Stack inRow gap={2} className={styles.actions} data-no-print>
            <Button variant="secondary" size="small" onClick={onPrint}>
              <Icon name="printer" size={18} />
              {formatMessage({ id: 'ui.print' })}
            </Button>
            <Button variant="quiet" size="small" onClick={onShare}>
              <Icon name="link" size={18} />
              {formatMessage({ id: 'visit.share' })}
            </Button>
            <Button variant="quiet" size="small" onClick={onCalendar}>
              <Icon name="calendar" size={18} />
              {formatMessage({ id: 'plan.calendar' })}
            </Button>
            <Button variant="quiet" size="small" disabled={exporting} onClick={onExport}>
              <Icon name="download" size={18} />
              {formatMessage({ id: 'plan.sheet' })}
            </Button>
          </Stack>
        )}
      </div>
      <p role="status" className={styles.failed}>
        {failed && formatMessage({ id: 'plan.failed' })}
      </p>
      <noscript>
        <p className={styles.script}>{formatMessage({ id: 'plan.noscript' })}</p>
      </noscript>
      {favourites === null && <PlanSkeleton />}
      {favourites?.length === 0 && <EmptyPlan />}
      {favourites && favourites.length > 0 && children}
      {suggestions}
      {dialogs}
    </div>
  );
}
