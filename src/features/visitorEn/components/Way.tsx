import { useEffect, useRef, type ReactNode } from 'react';
import { StepBar } from './StepBar';
import styles from './Way.module.css';

interface WayProps {
  step: 1 | 2 | 3;
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
    if (arrival !== null) heading.current?.focus();
  }, [arrival]);
  return (
    <div className={styles.way}>
      <div className={styles.left}>
        <StepBar current={step} />
        {side}
      </div>
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
