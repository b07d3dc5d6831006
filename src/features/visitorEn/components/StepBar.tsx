import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { wayMessages } from '../messages';
import styles from './StepBar.module.css';

const STEPS = [wayMessages.stepInformation, wayMessages.stepQuestionnaire, wayMessages.stepComplete];

/** Where one is on the way: bars done, now and later. Beside the form where there is room, above it on the phone. */
export function StepBar({ current }: { current: 1 | 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles.steps} aria-label={formatMessage(wayMessages.steps)}>
      {STEPS.map((step, index) => {
        const place = index + 1;
        const state = place < current ? 'done' : place === current ? 'now' : 'later';
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state === 'done' ? (
              <Icon name="check" size={16} className={styles.mark} />
            ) : (
              <span className={styles.mark}>{place}</span>
            )}
            <span className={styles.name}>{formatMessage(step)}</span>
            {state === 'done' && <span className="visually-hidden"> ({formatMessage(wayMessages.stepDone)})</span>}
          </li>
        );
      })}
    </ol>
  );
}
