import { useIntl } from 'react-intl';
import type { HallDivision } from '@/api/types';
import { hallPlanMessages } from '../messages';
import { themeOf } from './drawing';
import { toneOf } from './tone';
import styles from './PlanLegend.module.css';

/** What colours and lines mean: the exhibitions on the whole plan, the states of a booth in a hall. */
export function PlanLegend({ halls, hall }: { halls: readonly HallDivision[]; hall?: HallDivision }) {
  const { formatMessage } = useIntl();
  const themes = [...new Map(halls.map((one) => [themeOf(one), one])).values()].sort(
    (one, other) => themeOf(one) - themeOf(other),
  );
  return (
    <ul
      className={styles.legend}
      aria-label={formatMessage(hallPlanMessages.legend)}
      style={toneOf(hall ? themeOf(hall) : 0)}
      data-wide={!hall || undefined}
    >
      {hall
        ? (['booth', 'free', 'chosen'] as const).map((kind) => (
            <li key={kind} className={styles.entry}>
              <span className={styles.box} data-kind={kind} />
              {formatMessage(hallPlanMessages[kind])}
            </li>
          ))
        : themes.map((one) => (
            <li key={one.number} className={styles.entry} style={toneOf(themeOf(one))}>
              <span className={styles.box} data-kind="chosen" />
              {one.areas[0]?.name}
            </li>
          ))}
    </ul>
  );
}
