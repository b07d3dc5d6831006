import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import { useFocusOnNavigation } from '@/ui/hooks/useFocusOnNavigation';
import { Stack } from '@/ui/layout/Layout';
import styles from './GroupFrame.module.css';

const STEPS = [
  { step: 'verification', name: { id: 'group.stepVerification' } },
  { step: 'info', name: { id: 'group.stepInfo' } },
  { step: 'members', name: { id: 'group.stepMembers' } },
  { step: 'done', name: { id: 'group.stepDone' } },
] as const;

type GroupStep = (typeof STEPS)[number]['step'];

/** The steps of a delegation: done, current and later ones; on a phone only the current one has a name. */
function GroupSteps({ current }: { current: GroupStep }) {
  const { formatMessage } = useIntl();
  const now = STEPS.findIndex(({ step }) => step === current);
  return (
    <ol className={styles.steps} aria-label={formatMessage({ id: 'group.steps' })}>
      {STEPS.map(({ step, name }, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'later';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="check" size={16} /> : <span className={styles.number}>{index + 1}</span>}
            <span className={styles.name}>{formatMessage(name)}</span>
            {state === 'done' && (
              <span className="visually-hidden"> ({formatMessage({ id: 'group.stepIsDone' })})</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface GroupFrameProps {
  step: GroupStep;
  title: string;
  intro?: string;
  /** At the right of the title: actions for the whole page. */
  actions?: ReactNode;
  /** Next to the content; without it the content takes the full width. */
  side?: ReactNode;
  children: ReactNode;
}

/** A page of a delegation: title with actions, steps, content, and help. */
export function GroupFrame({ step, title, intro, actions, side, children }: GroupFrameProps) {
  const heading = useFocusOnNavigation();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.body}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && (
          <Stack inRow gap={3} className={styles.actions}>
            {actions}
          </Stack>
        )}
      </header>
      <GroupSteps current={step} />
      {side === undefined ? (
        <div className={styles.whole}>{children}</div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.side}>{side}</div>
        </div>
      )}
    </div>
  );
}
