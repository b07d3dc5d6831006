import type { ReactNode } from 'react';
import { useArrival } from '@/ui/useArrival';
import { GroupSteps, type GroupStep } from './GroupSteps';
import styles from './GroupFrame.module.css';

interface GroupFrameProps {
  step: GroupStep;
  title: string;
  intro?: string;
  /** At the right of the title: what can be done on the whole page. */
  actions?: ReactNode;
  /** Beside the content; without it the content is as wide as the page. */
  side?: ReactNode;
  children: ReactNode;
}

/** A page of a delegation: title with its actions, steps, content, and what helps with it. */
export function GroupFrame({ step, title, intro, actions, side, children }: GroupFrameProps) {
  const heading = useArrival();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
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
