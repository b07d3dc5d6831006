import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { formatTimeRange, formatExhibitionDay, formatWeekday } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { overlapping } from '@/lib/overlaps';
import { paths } from '@/lib/paths';
import type { Favourite } from '@/state/favourites';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { Button, buttonClass } from '@/ui/controls/Button';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Icon } from '@/ui/controls/Icon';
import { Skeleton } from '@/ui/display/Skeleton';
import { EmptyState } from '@/ui/display/State';
import { Tag } from '@/ui/display/Tag';
import { Stack } from '@/ui/layout/Layout';
import { groupByDay, groupByHall } from '../grouping';
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
  onRemove: (favourite: Favourite) => void;
  onPrint: () => void;
  /** Exports the meetings to a calendar, or everything to a spreadsheet. */
  onExport: (format: 'ics' | 'xlsx') => void;
  /** Whether an export is in progress. */
  exporting: boolean;
  /** Whether the last export failed. */
  failed: boolean;
}

const hrefOf = ({ kind, id }: Favourite, lang: Locale): string =>
  ({
    exhibitor: () => paths.exhibitorDetails.href({ lang, id }),
    product: () => paths.productDetails.href({ lang, id }),
    meeting: () => paths.meetingDetails.href({ lang, id }),
  })[kind]();

const isScheduledMeeting = (favourite: Favourite): favourite is Favourite & { from: string; to: string } =>
  favourite.kind === 'meeting' && favourite.from !== null && favourite.to !== null;

/** One row of the plan. */
function Row({
  favourite,
  overlaps,
  onRemove,
}: { favourite: Favourite; overlaps: readonly string[] } & Pick<PlanViewProps, 'onRemove'>) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { kind, name, lang, booths, themeId, company, from, to, room } = favourite;
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        {from && to ? (
          <time className={styles.time} dateTime={from}>
            {formatTimeRange(from, to)}
          </time>
        ) : (
          booths.slice(0, 2).map((booth) => <BoothSign key={booth} booth={booth} themeId={themeId ?? 1} />)
        )}
      </span>
      <span className={styles.body}>
        <Anchor href={hrefOf(favourite, locale)} className={styles.name} lang={langOf(lang, locale)}>
          {name}
        </Anchor>
        {(company ?? room) && <span className={styles.second}>{company ?? room}</span>}
        {overlaps.map((title) => (
          <span key={title} className={styles.clash}>
            {formatMessage({ id: 'plan.overlaps' }, { title })}
          </span>
        ))}
      </span>
      {kind === 'product' && <Tag className={styles.kind}>{formatMessage({ id: 'plan.product' })}</Tag>}
      <FavouriteButton
        isFavourite
        label={formatMessage({ id: 'plan.removeFromFavourites' }, { name })}
        onToggle={() => onRemove(favourite)}
      />
    </li>
  );
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

/** The visit plan: meetings by day, booths by hall in walking order. It prints, and works offline. */
export function PlanView(props: PlanViewProps) {
  const locale = useLocale();
  const { exhibitionLine, favourites, onRemove, onPrint, onExport, exporting, failed } = props;
  const { formatMessage } = useIntl();
  const scheduledMeetings = (favourites ?? []).filter(isScheduledMeeting);
  const row = (favourite: Favourite) => (
    <Row
      key={favourite.kind + favourite.id}
      overlaps={overlapping(scheduledMeetings, favourite.id).map(({ name }) => name)}
      favourite={favourite}
      onRemove={onRemove}
    />
  );
  const days = groupByDay(favourites ?? []);
  const halls = groupByHall(favourites ?? []);
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
            {days.length > 0 && (
              <Button variant="quiet" size="small" disabled={exporting} onClick={() => onExport('ics')}>
                <Icon name="calendar" size={18} />
                {formatMessage({ id: 'plan.calendar' })}
              </Button>
            )}
            <Button variant="quiet" size="small" disabled={exporting} onClick={() => onExport('xlsx')}>
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
      {days.length > 0 && (
        <section aria-labelledby="days" className={styles.part}>
          <h2 id="days" className={styles.partTitle}>
            {formatMessage({ id: 'plan.meetings' })}
            <span className={styles.zone}>{formatMessage({ id: 'plan.zone' })}</span>
          </h2>
          {days.map(([day, meetings]) => (
            <div key={day} className={styles.group}>
              <h3 className={styles.groupTitle}>
                <time dateTime={day}>{formatExhibitionDay(day, locale)}</time>
                <span className={styles.weekday}>{formatWeekday(day, locale)}</span>
              </h3>
              <ul>{meetings.map(row)}</ul>
            </div>
          ))}
        </section>
      )}
      {halls.length > 0 && (
        <section aria-labelledby="halls" className={styles.part}>
          <h2 id="halls" className={styles.partTitle}>
            {formatMessage({ id: 'plan.booths' })}
          </h2>
          {halls.map(([hall, hallFavourites]) => (
            <div key={hall} className={styles.group}>
              <h3 className={styles.groupTitle}>
                {hall ? formatMessage({ id: 'plan.hall' }, { hall }) : formatMessage({ id: 'plan.noBooth' })}
              </h3>
              <ul>{hallFavourites.map(row)}</ul>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
