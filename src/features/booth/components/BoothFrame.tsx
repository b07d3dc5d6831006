import { useEffect, useRef, type ReactNode } from 'react';
import styles from './BoothFrame.module.css';

interface BoothFrameProps {
  title: string;
  intro?: ReactNode;
  /** Beside the form, below it where there is no room. */
  side: ReactNode;
  /** Changes when one arrives within the site and when another thing is shown: the title then gets the focus. Null at first. */
  arrival: string | null;
  children: ReactNode;
}

/** A reservation's page: title and form at the left, free space and help at the right. */
export function BoothFrame({ title, intro, side, arrival, children }: BoothFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival !== null) heading.current?.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro}
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
