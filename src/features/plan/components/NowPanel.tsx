import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WalkingMap } from '@/api';
import { formatTimeOfDay } from '@/i18n/dates';
import type { VisitPosition } from '@/state/visitSettings';
import { Button } from '@/ui/controls/Button';
import { SelectBox } from '@/ui/controls/SelectField';
import { Panel } from '@/ui/layout/Layout';
import type { PlannedDay } from '../planVisit';
import { currentStops, positionAt } from '../position';
import styles from './NowPanel.module.css';

interface NowPanelProps {
  /** Today. */
  day: PlannedDay;
  now: Date;
  entrances: WalkingMap['entrances'];
  position: VisitPosition | null;
  onPosition: (position: VisitPosition | null) => void;
}

const MINUTE_MS = 60_000;

/** During the exhibition: what is on, what is next and when to leave for it, and a plan from where the visitor is. */
export function NowPanel({ day, now, entrances, position, onPosition }: NowPanelProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { current, next } = currentStops(day, now);
  const booths = [
    ...(position?.place.startsWith('booth ') ? [position.place] : []),
    ...day.stops.flatMap(({ stop }) => (stop?.kind === 'booth' ? [stop.key] : [])),
  ];
  const options = [
    ...[...new Set(booths)].map((key) => ({
      value: key,
      label: formatMessage({ id: 'ui.booth' }, { booth: key.slice('booth '.length) }),
    })),
    ...entrances.map((entrance) => ({ value: `entrance ${entrance.id}`, label: entrance.name })),
  ];
  const [chosen, setChosen] = useState<string | null>(null);
  const likely =
    current?.stop?.kind === 'booth' ? current.stop.key : (position?.place ?? `entrance ${entrances[0]?.id}`);
  const place = chosen ?? likely;
  const nameOf = ({ stop }: NonNullable<typeof current>) =>
    stop?.favourites[0].name ?? formatMessage({ id: 'visit.break' });
  const leaveBy = next && new Date(Date.parse(next.start) - (next.way?.minutes ?? 0) * MINUTE_MS).toISOString();
  return (
    <Panel as="section" variant="line" className={styles.now} aria-labelledby={`${id}title`} data-no-print>
      <h2 id={`${id}title`} className={styles.title}>
        {formatMessage({ id: 'visit.now' }, { time: formatTimeOfDay(now.toISOString()) })}
      </h2>
      <ul className={styles.lines}>
        {current && (
          <li>
            {formatMessage({ id: 'visit.nowCurrent' }, { name: nameOf(current), time: formatTimeOfDay(current.end) })}
          </li>
        )}
        {next && leaveBy && (
          <li>
            {formatMessage(
              { id: 'visit.nowNext' },
              { name: nameOf(next), time: formatTimeOfDay(next.start), leave: formatTimeOfDay(leaveBy) },
            )}
          </li>
        )}
        {!current && !next && <li>{formatMessage({ id: 'visit.nowNothing' })}</li>}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChosen(null);
          onPosition(positionAt({ place, day, now, previous: position }));
        }}
      >
        <label htmlFor={`${id}place`}>{formatMessage({ id: 'visit.nowPlace' })}</label>
        <SelectBox
          id={`${id}place`}
          value={place}
          options={options}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button type="submit" size="small">
          {formatMessage({ id: 'visit.nowPlan' })}
        </Button>
        {position && (
          <Button variant="text" size="small" onClick={() => onPosition(null)}>
            {formatMessage({ id: 'visit.nowReset' })}
          </Button>
        )}
      </form>
    </Panel>
  );
}
