import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { groupMessages } from '../messages';
import styles from './GroupSteps.module.css';

const STEPS = [
  { step: 'proof', name: groupMessages.stepProof },
  { step: 'info', name: groupMessages.stepInfo },
  { step: 'members', name: groupMessages.stepMembers },
  { step: 'done', name: groupMessages.stepDone },
] as const;

export type GroupStep = (typeof STEPS)[number]['step'];

/** Where a delegation is on its way: bars done, now and later; on the phone only the present one is named. */
export function GroupSteps({ current }: { current: GroupStep }) {
  const { formatMessage } = useIntl();
  const now = STEPS.findIndex(({ step }) => step === current);
  return (
    <ol className={styles.steps} aria-label={formatMessage(groupMessages.steps)}>
      {STEPS.map(({ step, name }, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'later';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="check" size={16} /> : <span className={styles.mark}>{index + 1}</span>}
            <span className={styles.name}>{formatMessage(name)}</span>
            {state === 'done' && <span className="visually-hidden"> ({formatMessage(groupMessages.stepIsDone)})</span>}
          </li>
        );
      })}
    </ol>
  );
}
