/** The days of a visit: settings, the stops of each day with times and ways, and what does not fit. */
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { EditionDay, WalkingMap } from '@/api';
import { formatDayInFull, formatTimeOfDay } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';
import type { VisitSettings } from '@/state/visitSettings';
import { Button } from '@/ui/controls/Button';
import { Panel, Stack } from '@/ui/layout/Layout';
import { BREAK_KEY, planVisit, plannedDates, type OmittedStop, type VisitPlan } from '../planVisit';
import { visitStops, type VisitStop } from '../visitStops';
import { todayOf } from '../position';
import { FavouriteRow } from './FavouriteRow';
import { NowPanel } from './NowPanel';
import { DayRoute } from './DayRoute';
import { SortableDays } from './SortableDays';
import { VisitSettingsForm } from './VisitSettingsForm';
import styles from './DayPlan.module.css';

export interface DayPlanProps {
  favourites: readonly Favourite[];
  settings: VisitSettings;
  /** Missing if it could not be loaded. */
  map: WalkingMap | undefined;
  editionDays: readonly EditionDay[];
  now: Date;
  onSettings: (changed: Partial<VisitSettings>) => void;
  onRemove: (favourite: Favourite) => void;
}

/** The keys of the stops of each day, in order. */
const ordersOf = ({ days }: VisitPlan): Record<string, string[]> =>
  Object.fromEntries(days.map(({ date, stops }) => [date, stops.map(({ stop }) => stop?.key ?? BREAK_KEY)]));

const nameOf = ({ favourites: [first] }: VisitStop): string => first.name;

interface OmittedProps {
  omitted: OmittedStop;
  dates: readonly string[];
  /** Whether the visitor has ordered the stops. */
  isOwnOrder: boolean;
  onAddDay: (date: string) => void;
  onExclude: (stop: VisitStop) => void;
}

/** Why a stop does not fit, and what can be done. */
function OmittedReason({ omitted: { stop, conflicts }, dates, isOwnOrder, onAddDay, onExclude }: OmittedProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (isOwnOrder && (stop.kind === 'booth' || dates.includes(shanghaiDate(new Date(stop.from)))))
    return <p className={styles.reason}>{formatMessage({ id: 'visit.notOrdered' })}</p>;
  if (stop.kind === 'booth') return <p className={styles.reason}>{formatMessage({ id: 'visit.noTime' })}</p>;
  const date = shanghaiDate(new Date(stop.from));
  const day = formatDayInFull(date, locale);
  if (!dates.includes(date))
    return (
      <Stack inRow gap={2} className={styles.reason}>
        <span>{formatMessage({ id: 'visit.otherDay' }, { day })}</span>
        <Button variant="quiet" size="small" onClick={() => onAddDay(date)}>
          {formatMessage({ id: 'visit.addDay' }, { day })}
        </Button>
      </Stack>
    );
  const time = formatTimeOfDay(stop.from);
  const [{ room }] = stop.favourites;
  return (
    <div className={styles.reason}>
      <p>
        {stop.hall === null
          ? formatMessage({ id: 'visit.cannotBeAt' }, { room, time })
          : formatMessage({ id: 'visit.cannotBe' }, { hall: stop.hall, time })}
      </p>
      {conflicts.length > 0 && (
        <>
          <p>{formatMessage({ id: 'visit.dropOne' })}</p>
          <Stack inRow gap={2}>
            {conflicts.map((conflict) => (
              <Button key={conflict.key} variant="quiet" size="small" onClick={() => onExclude(conflict)}>
                {formatMessage({ id: 'visit.leaveOutNamed' }, { name: nameOf(conflict) })}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </div>
  );
}

/** Without a map, and after the exhibition, the plan is the list that it is made from. */
export function DayPlan({ favourites, map, ...props }: DayPlanProps) {
  const { settings, editionDays, now, onRemove } = props;
  const { stops, withoutPlace } = useMemo(() => visitStops(favourites, settings), [favourites, settings]);
  const endedCount = editionDays.filter(({ endDatetime }) => new Date(endDatetime) <= now).length;
  // The same list until a day ends, so that the clock alone plans nothing again.
  const remainingDays = useMemo(() => editionDays.slice(endedCount), [editionDays, endedCount]);
  if (map && remainingDays.length > 0)
    return <PlannedDays {...props} stops={stops} withoutPlace={withoutPlace} map={map} editionDays={remainingDays} />;
  return (
    <ul className={styles.saved}>
      {stops.map((stop) => (
        <FavouriteRow key={stop.key} favourites={stop.favourites} onRemove={onRemove} />
      ))}
      {withoutPlace.map((favourite) => (
        <FavouriteRow key={favourite.kind + favourite.id} favourites={[favourite]} onRemove={onRemove} />
      ))}
    </ul>
  );
}

interface PlannedDaysProps extends Omit<DayPlanProps, 'favourites'> {
  map: WalkingMap;
  stops: readonly VisitStop[];
  withoutPlace: readonly Favourite[];
}

function PlannedDays(props: PlannedDaysProps) {
  const { stops, withoutPlace, settings, map, editionDays, now, onSettings, onRemove } = props;
  const { formatMessage } = useIntl();
  const dates = plannedDates({ stops, settings, editionDays, now });
  const dateList = dates.join();
  const input = useMemo(
    () => ({ stops, settings, map, editionDays, dates: dateList.split(',') }),
    [stops, settings, map, editionDays, dateList],
  );
  // A changed setting shows at once, and its plan as soon as it is computed.
  const deferredInput = useDeferredValue(input);
  const plan = useMemo(() => planVisit(deferredInput), [deferredInput]);
  const today = todayOf(plan, now);
  const isComputing = deferredInput !== input;
  const exclude = ({ key }: VisitStop) => onSettings({ excluded: [...settings.excluded, key] });
  const done = stops.filter(({ key }) => settings.position?.done.includes(key));
  const excluded = stops.filter(({ key }) => settings.excluded.includes(key));
  const addDay = (date: string) => onSettings({ days: [...dates, date] });
  const rows = (favouriteStops: readonly VisitStop[]) =>
    favouriteStops.map((stop) => <FavouriteRow key={stop.key} favourites={stop.favourites} onRemove={onRemove} />);
  return (
    <>
      <VisitSettingsForm
        settings={settings}
        dates={dates}
        editionDays={editionDays}
        entrances={map.entrances}
        onChange={onSettings}
      />
      {settings.orders && (
        <Panel variant="note" className={styles.ownOrder} data-no-print>
          <span>{formatMessage({ id: 'visit.ownOrder' })}</span>
          <Button variant="quiet" size="small" onClick={() => onSettings({ orders: null })}>
            {formatMessage({ id: 'visit.planAgain' })}
          </Button>
        </Panel>
      )}
      {today && (
        <NowPanel
          day={today}
          now={now}
          entrances={map.entrances}
          position={settings.position}
          onPosition={(position) => onSettings({ position, orders: null })}
        />
      )}
      <div aria-busy={isComputing}>
        <SortableDays
          days={plan.days}
          exit={map.entrances.find(({ id }) => id === plan.exit)?.name ?? ''}
          entrances={map.entrances}
          renderRoute={(day) => <DayRoute day={day} map={map} />}
          onRemove={onRemove}
          onExclude={exclude}
          onMinutes={(stop, minutes) => onSettings({ minutes: { ...settings.minutes, [stop.key]: minutes } })}
          onMove={(orders) => onSettings({ orders, days: dates })}
          orders={ordersOf(plan)}
        />
        {plan.omitted.length > 0 && (
          <section aria-labelledby="omitted" className={styles.part}>
            <h2 id="omitted" className={styles.partTitle}>
              {formatMessage({ id: 'visit.omitted' })}
            </h2>
            <ul>
              {plan.omitted.map((omitted) => (
                <FavouriteRow key={omitted.stop.key} favourites={omitted.stop.favourites} onRemove={onRemove}>
                  <OmittedReason
                    omitted={omitted}
                    dates={dates}
                    isOwnOrder={settings.orders !== null}
                    onAddDay={addDay}
                    onExclude={exclude}
                  />
                </FavouriteRow>
              ))}
            </ul>
          </section>
        )}
        {plan.unreachable.length > 0 && (
          <section aria-labelledby="unreachable" className={styles.part}>
            <h2 id="unreachable" className={styles.partTitle}>
              {formatMessage({ id: 'visit.unreachable' })}
            </h2>
            <ul>{rows(plan.unreachable)}</ul>
          </section>
        )}
      </div>
      {done.length > 0 && (
        <section aria-labelledby="done" className={styles.part} data-no-print>
          <h2 id="done" className={styles.partTitle}>
            {formatMessage({ id: 'visit.done' })}
          </h2>
          <ul>{rows(done)}</ul>
        </section>
      )}
      {excluded.length > 0 && (
        <section aria-labelledby="excluded" className={styles.part} data-no-print>
          <h2 id="excluded" className={styles.partTitle}>
            {formatMessage({ id: 'visit.excluded' })}
          </h2>
          <ul>
            {excluded.map((stop) => (
              <FavouriteRow key={stop.key} favourites={stop.favourites} onRemove={onRemove}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={formatMessage({ id: 'visit.putBackNamed' }, { name: nameOf(stop) })}
                  onClick={() => onSettings({ excluded: settings.excluded.filter((key) => key !== stop.key) })}
                >
                  {formatMessage({ id: 'visit.putBack' })}
                </Button>
              </FavouriteRow>
            ))}
          </ul>
        </section>
      )}
      {withoutPlace.length > 0 && (
        <section aria-labelledby="withoutPlace" className={styles.part}>
          <h2 id="withoutPlace" className={styles.partTitle}>
            {formatMessage({ id: 'plan.noBooth' })}
          </h2>
          <ul>
            {withoutPlace.map((favourite) => (
              <FavouriteRow key={favourite.kind + favourite.id} favourites={[favourite]} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
