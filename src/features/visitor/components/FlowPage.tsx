import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/controls/Icon';
import { useFocusOnNavigation } from '@/ui/hooks/useFocusOnNavigation';
import { Stack } from '@/ui/layout/Layout';
import { stepsOf, type FlowName, type FlowStep } from '../registrationFlows';
import styles from './FlowPage.module.css';

interface StepBarProps {
  flow: FlowName;
  current: FlowStep;
  /** Whether this visitor has a fee to pay. */
  hasFee: boolean;
}

/** The progress bar: done, current and later steps. Next to the form in wide windows, above it on a phone. */
function StepBar({ flow, current, hasFee }: StepBarProps) {
  const { formatMessage } = useIntl();
  const steps = stepsOf(flow, { hasFee });
  const currentIndex = steps.findIndex(({ step }) => step === current);
  return (
    <ol className={styles.steps} aria-label={formatMessage({ id: 'visitor.steps' })}>
      {steps.map(({ step, name }, index) => {
        const state = index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'later';
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <Icon name="check" size={16} className={styles.indicator} />
            ) : (
              <span className={styles.indicator}>{index + 1}</span>
            )}
            <span className={styles.name}>{formatMessage(name)}</span>
            {state === 'done' && (
              <span className="visually-hidden"> ({formatMessage({ id: 'visitor.stepDone' })})</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface FlowPageProps {
  flow?: FlowName;
  /** Null without steps: no form, or one that leads elsewhere. */
  step: FlowStep | null;
  hasFee?: boolean;
  title: string;
  intro?: string;
  /** The price of the registration, shown before its first field. */
  price?: string;
  /** Below the steps: the person registering. */
  side?: ReactNode;
  /** Identifies what replaced the step's content, such as a payment: the title is focused. */
  contentKey?: string | null;
  children: ReactNode;
}

/** A registration page: steps at the left, title and one column at the right. */
export function FlowPage({
  flow = 'email',
  step,
  hasFee = false,
  title,
  intro,
  price,
  side,
  contentKey,
  children,
}: FlowPageProps) {
  const heading = useFocusOnNavigation(contentKey);
  return (
    <div className={step === null ? styles.alone : styles.way}>
      {step !== null && (
        <Stack gap={5} className={styles.left}>
          <StepBar flow={flow} current={step} hasFee={hasFee} />
          {side}
        </Stack>
      )}
      <div>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {price && <p className={styles.price}>{price}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
