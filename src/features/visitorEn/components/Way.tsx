import { useEffect, useRef, type ReactNode } from 'react';
import { StepBar } from './StepBar';
import styles from './Way.module.css';

interface WayProps {
  /** Null where there is no way to take: no form, or one that leads elsewhere. */
  step: 1 | 2 | 3 | null;
  title: string;
  intro?: string;
  /** Under the steps: who is registering. */
  side?: ReactNode;
  /** Changes with each step that one takes within the site: the title then gets the focus. Null on the first page. */
  arrival: string | null;
  children: ReactNode;
}

/** A page of the registration: steps at the left, title and one column at the right. */
export function Way({ step, title, intro, side, arrival, children }: WayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router scrolls to the top by itself.
    if (arrival !== null) heading.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <div className={step === null ? styles.alone : styles.way}>
      {step !== null && (
        <div className={styles.left}>
          <StepBar current={step} />
          {side}
        </div>
      )}
      <div className={styles.right}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
