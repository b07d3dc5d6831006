import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';
import { useArrival } from '@/ui/hooks/useArrival';
import { Stack } from '@/ui/layout/Layout';

interface FormLayoutProps {
  title: string;
  intro?: ReactNode;
  /** Beside the form, below it where there is no room. */
  side: ReactNode;
  /** Identifies what replaced the form, such as the number of a receipt: the title is focused and in sight. */
  shown?: string | null;
  children: ReactNode;
}

/** A page around a form: its name above, the form at the left, what helps with it at the right. */
export function FormLayout({ title, intro, side, shown, children }: FormLayoutProps) {
  const heading = useArrival(shown);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro}
      </header>
      <div>{children}</div>
      <Stack gap={6} className={styles.side}>
        {side}
      </Stack>
    </div>
  );
}
