import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { wayMessages } from '../messages';
import { stepsOf, type WayName, type WayStep } from '../ways';
import styles from './StepBar.module.css';

interface StepBarProps {
  way: WayName;
  current: WayStep;
  /** Whether this visitor has a fee to pay. */
  pays: boolean;
}

/** Where one is on the way: bars done, now and later. Beside the form where there is room, above it on the phone. */
export function StepBar({ way, current, pays }: StepBarProps) {
  const { formatMessage } = useIntl();
  const steps = stepsOf(way, pays);
  const now = steps.findIndex(({ step }) => step === current);
  return (
    <ol className={styles.steps} aria-label={formatMessage(wayMessages.steps)}>
      {steps.map(({ step, name }, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'later';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <Icon name="check" size={16} className={styles.mark} />
            ) : (
              <span className={styles.mark}>{index + 1}</span>
            )}
            <span className={styles.name}>{formatMessage(name)}</span>
            {state === 'done' && <span className="visually-hidden"> ({formatMessage(wayMessages.stepDone)})</span>}
          </li>
        );
      })}
    </ol>
  );
}
