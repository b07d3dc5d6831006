import type { ReactNode } from 'react';
import { useArrival } from '@/ui/useArrival';
import type { WayName, WayStep } from '../ways';
import { StepBar } from './StepBar';
import styles from './Way.module.css';

interface WayProps {
  way?: WayName;
  /** Null where there is no way to take: no form, or one that leads elsewhere. */
  step: WayStep | null;
  pays?: boolean;
  title: string;
  intro?: string;
  /** What the registration costs: said before its first field. */
  price?: string;
  /** Under the steps: who is registering. */
  side?: ReactNode;
  /** Identifies what replaced the step's content, such as a payment: the title is focused. */
  shown?: string | null;
  children: ReactNode;
}

/** A page of the registration: steps at the left, title and one column at the right. */
export function Way({ way = 'en', step, pays = false, title, intro, price, side, shown, children }: WayProps) {
  const heading = useArrival(shown);
  return (
    <div className={step === null ? styles.alone : styles.way}>
      {step !== null && (
        <div className={styles.left}>
          <StepBar way={way} current={step} pays={pays} />
          {side}
        </div>
      )}
      <div className={styles.right}>
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
