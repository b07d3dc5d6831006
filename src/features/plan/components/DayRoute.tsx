import { useIntl } from 'react-intl';
import type { WalkingMap } from '@/api';
import { formatDayInFull } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { boxOf, lineOf, pathOf, toViewBox, type Point } from '@/rules/walking/geometry';
import type { PlannedDay } from '../planVisit';
import styles from './DayRoute.module.css';

const PADDING = 8;

type Hall = WalkingMap['halls'][number];

/** Where the stops of the day are, numbered as in the list; a break has no number. */
function numberedPoints({ stops }: PlannedDay): { number: number; at: Point }[] {
  let number = 0;
  return stops.flatMap(({ stop, way }) => {
    if (!stop) return [];
    number += 1;
    const at = way?.points.at(-1);
    return at ? [{ number, at }] : [];
  });
}

interface RouteDrawingProps {
  day: PlannedDay;
  halls: readonly Hall[];
  /** The visited halls, or all. */
  outline: readonly Point[];
  /** The radius of a stop's mark in metres. */
  radius: number;
  className: string | undefined;
}

/** The route on a plan; the list of stops says the same. */
const RouteDrawing = ({ day, halls, outline, radius, className }: RouteDrawingProps) => {
  const visited = new Set(day.stops.flatMap(({ stop }) => stop?.hall ?? []));
  const legs = [...day.stops.map(({ way }) => way), day.wayOut].filter((way) => way && way.points.length > 0);
  return (
    <svg className={className} viewBox={toViewBox(boxOf(outline, PADDING))} aria-hidden="true">
      {halls.map((hall) => {
        const isVisited = visited.has(hall.number);
        return (
          <g key={hall.number} style={{ color: `var(--theme-${hall.themeId}-strong)` }}>
            <path className={isVisited ? styles.visited : styles.hall} d={pathOf(hall.outline)} />
            <path
              className={styles.booths}
              d={hall.booths
                .map(({ box: [x = 0, y = 0, width = 0, depth = 0] }) => `M${x} ${y}h${width}v${depth}h${-width}z`)
                .join('')}
            />
          </g>
        );
      })}
      {legs.map((way, index) => (
        <path key={index} className={styles.route} d={lineOf(way?.points ?? [])} />
      ))}
      {numberedPoints(day).map(({ number, at }) => (
        <g key={number} className={styles.stop} transform={`translate(${at.x} ${at.y})`}>
          <circle r={radius} />
          <text fontSize={radius * 1.3} dy="0.36em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
};

/** The route of a day: over the whole site, and hall by hall. */
export function DayRoute({ day, map }: { day: PlannedDay; map: WalkingMap }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const visited = [...new Set(day.stops.flatMap(({ stop }) => stop?.hall ?? []))];
  const halls = visited.flatMap((number) => map.halls.find((hall) => hall.number === number) ?? []);
  const everything = [
    ...map.halls.flatMap(({ outline }) => outline),
    ...map.entrances.map(({ at }) => at),
    ...map.grounds.flatMap(({ outline }) => outline),
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">
        {formatMessage({ id: 'visit.route' }, { day: formatDayInFull(day.date, locale) })}
      </figcaption>
      <RouteDrawing day={day} halls={map.halls} outline={everything} radius={11} className={styles.site} />
      {halls.length > 0 && (
        <details className={styles.details} data-no-print>
          <summary>{formatMessage({ id: 'visit.hallByHall' })}</summary>
          <ul className={styles.halls}>
            {halls.map((hall) => (
              <li key={hall.number}>
                <p className={styles.hallName}>{formatMessage({ id: 'plan.hall' }, { hall: hall.number })}</p>
                <RouteDrawing day={day} halls={[hall]} outline={hall.outline} radius={4} className={styles.hallPlan} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </figure>
  );
}
