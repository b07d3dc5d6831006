/** The stops of each day in order; dragged by their handle with pointer, finger or keyboard. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WalkingMap } from '@/api';
import { formatExhibitionDay, formatTimeOfDay, formatTimeRange, formatWeekday } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';
import { Icon } from '@/ui/controls/Icon';
import { SelectBox } from '@/ui/controls/SelectField';
import { BoothSign } from '@/ui/display/BoothSign';
import { BREAK_KEY, type PlannedDay, type PlannedStop } from '../planVisit';
import { MINUTES, type VisitStop } from '../visitStops';
import { FavouriteNames } from './FavouriteRow';
import styles from './SortableDays.module.css';

type Orders = Record<string, string[]>;

interface SortableDaysProps {
  days: readonly PlannedDay[];
  /** The name of the entrance by which the visitor leaves. */
  exit: string;
  entrances: WalkingMap['entrances'];
  orders: Orders;
  renderRoute: (day: PlannedDay) => ReactNode;
  onRemove: (favourite: Favourite) => void;
  onExclude: (stop: VisitStop) => void;
  onMinutes: (stop: VisitStop, minutes: number) => void;
  onMove: (orders: Orders) => void;
}

/** A break is draggable too; each day has one. */
const idOf = (date: string, { stop }: PlannedStop): string => stop?.key ?? `${BREAK_KEY} ${date}`;
const toKey = (id: string): string => (id.startsWith(BREAK_KEY) ? BREAK_KEY : id);

/** The orders after a stop was moved to the position of another one, or to the end of a day. */
export function movedOrders(orders: Orders, moved: string, target: string): Orders {
  const dates = Object.keys(orders);
  const dateOf = (id: string) =>
    id.startsWith(`${BREAK_KEY} `)
      ? id.slice(BREAK_KEY.length + 1)
      : (dates.find((date) => date === id || orders[date]?.includes(id)) ?? '');
  const [from, to] = [dateOf(moved), dateOf(target)];
  const key = toKey(moved);
  // A break belongs to its day.
  if (key === BREAK_KEY && from !== to) return orders;
  const source = orders[from] ?? [];
  const destination = orders[to] ?? [];
  const without = source.filter((other) => other !== key);
  const rest = from === to ? without : destination;
  const position = target === to ? rest.length : destination.indexOf(toKey(target));
  return { ...orders, [from]: without, [to]: [...rest.slice(0, position), key, ...rest.slice(position)] };
}

function Way({ way }: Pick<PlannedStop, 'way'>) {
  const { formatMessage } = useIntl();
  if (!way || way.minutes === 0) return null;
  return (
    <span className={styles.way}>
      {formatMessage({ id: 'visit.way' }, { minutes: way.minutes, metres: Math.round(way.metres / 10) * 10 })}
    </span>
  );
}

interface StopRowProps extends Pick<SortableDaysProps, 'onRemove' | 'onExclude' | 'onMinutes'> {
  id: string;
  planned: PlannedStop;
  /** Counted without breaks. */
  number: number;
}

function StopRow({ id, planned, number, onRemove, onExclude, onMinutes }: StopRowProps) {
  const { formatMessage } = useIntl();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const { stop, way, start, end, minutesLate } = planned;
  const name = stop ? stop.favourites[0].name : formatMessage({ id: 'visit.break' });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <Way way={way} />
      <div className={styles.stop}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={formatMessage({ id: 'visit.move' }, { name })}
          data-no-print
        >
          <Icon path="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
        </button>
        <span className={styles.number} aria-hidden="true">
          {stop && number}
        </span>
        <time className={styles.time} dateTime={start}>
          {formatTimeRange(start, end)}
        </time>
        <span className={styles.place}>
          {stop?.kind === 'booth' && <BoothSign booth={stop.booth} themeId={stop.favourites[0].themeId ?? 1} />}
          {stop?.kind === 'session' && stop.hall !== null && formatMessage({ id: 'plan.hall' }, { hall: stop.hall })}
        </span>
        <div className={styles.body}>
          {stop ? <FavouriteNames favourites={stop.favourites} onRemove={onRemove} /> : <span>{name}</span>}
          {minutesLate > 0 && (
            <p className={styles.late}>
              {stop?.kind === 'session'
                ? formatMessage({ id: 'visit.late' }, { minutes: minutesLate })
                : formatMessage({ id: 'visit.afterClosing' })}
            </p>
          )}
        </div>
        {stop && (
          <div className={styles.tools} data-no-print>
            {stop.kind === 'booth' && (
              <SelectBox
                className={styles.minutes}
                aria-label={formatMessage({ id: 'visit.minutesAt' }, { name })}
                value={String(stop.minutes)}
                options={MINUTES.map((minutes) => ({
                  value: String(minutes),
                  label: formatMessage({ id: 'visit.minutes' }, { minutes }),
                }))}
                onChange={({ currentTarget }) => onMinutes(stop, Number(currentTarget.value))}
              />
            )}
            <button
              type="button"
              className={styles.leaveOut}
              aria-label={formatMessage({ id: 'visit.leaveOutNamed' }, { name })}
              title={formatMessage({ id: 'visit.leaveOut' })}
              onClick={() => onExclude(stop)}
            >
              <Icon name="close" size={18} />
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

interface DayProps extends Omit<SortableDaysProps, 'days' | 'orders' | 'onMove'> {
  day: PlannedDay;
}

function Day({ day, exit, entrances, renderRoute, ...rest }: DayProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { setNodeRef } = useDroppable({ id: day.date });
  const { date, from, stops, enters, leaves, metres, wayOut } = day;
  const start =
    from.kind === 'booth'
      ? formatMessage({ id: 'ui.booth' }, { booth: from.number })
      : (entrances.find(({ id }) => from.kind === 'entrance' && id === from.id)?.name ?? '');
  const count = stops.filter(({ stop }) => stop).length;
  let number = 0;
  return (
    <section className={styles.day} aria-labelledby={`day-${date}`}>
      <div className={styles.head}>
        <h2 id={`day-${date}`} className={styles.title}>
          <time dateTime={date}>{formatExhibitionDay(date, locale)}</time>
          <span className={styles.weekday}>{formatWeekday(date, locale)}</span>
        </h2>
        <p className={styles.summary}>
          {formatMessage(
            { id: 'visit.summary' },
            { count, kilometres: Math.round(metres / 100) / 10, time: formatTimeOfDay(enters), start },
          )}
        </p>
      </div>
      <div className={styles.columns}>
        <div ref={setNodeRef}>
          <SortableContext items={stops.map((planned) => idOf(date, planned))} strategy={verticalListSortingStrategy}>
            <ol className={styles.list}>
              {stops.map((planned) => {
                if (planned.stop) number += 1;
                const id = idOf(date, planned);
                return <StopRow key={id} id={id} planned={planned} number={number} {...rest} />;
              })}
            </ol>
          </SortableContext>
          {count === 0 && <p className={styles.empty}>{formatMessage({ id: 'visit.emptyDay' })}</p>}
          {count > 0 && (
            <p className={styles.out}>
              <Way way={wayOut} />
              {formatMessage({ id: 'visit.leaves' }, { exit, time: formatTimeOfDay(leaves) })}
            </p>
          )}
        </div>
        {count > 0 && renderRoute(day)}
      </div>
    </section>
  );
}

export function SortableDays({ days, orders, onMove, ...rest }: SortableDaysProps) {
  const { formatMessage } = useIntl();
  const sensors = useSensors(
    // A short way before a drag begins, so that a tap on the handle is none.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const stops = useMemo(
    () =>
      new Map(days.flatMap(({ date, stops }) => stops.map((planned) => [idOf(date, planned), planned.stop] as const))),
    [days],
  );
  const nameOf = (id: unknown) => stops.get(String(id))?.favourites[0].name ?? formatMessage({ id: 'visit.break' });
  const announce = (id: 'visit.dragStart' | 'visit.dragEnd' | 'visit.dragCancel', item: unknown) =>
    formatMessage({ id }, { name: nameOf(item) });
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const next = movedOrders(orders, String(active.id), String(over.id));
    const stop = stops.get(String(active.id));
    // A session is at its time.
    const date = Object.keys(next).find((one) => next[one]?.includes(String(active.id)));
    if (stop?.kind === 'session' && date !== shanghaiDate(new Date(stop.from))) return;
    onMove(next);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: formatMessage({ id: 'visit.dragHelp' }) },
        announcements: {
          onDragStart: ({ active }) => announce('visit.dragStart', active.id),
          // A picked up stop is over itself.
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id
              ? formatMessage({ id: 'visit.dragOver' }, { name: nameOf(over.id) })
              : undefined,
          onDragEnd: ({ active }) => announce('visit.dragEnd', active.id),
          onDragCancel: ({ active }) => announce('visit.dragCancel', active.id),
        },
      }}
    >
      {days.map((day) => (
        <Day key={day.date} day={day} {...rest} />
      ))}
    </DndContext>
  );
}
