import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';
import { useArrival } from '@/ui/hooks/useArrival';
import { Stack } from '@/ui/layout/Layout';

interface FormLayoutProps {
  title: string;
  intro?: ReactNode;
  /** Next to the form, or below it in narrow windows. */
  side: ReactNode;
  /**
   * Identifies what replaced the form, such as a receipt number: the title then gets the focus and is scrolled into
   * view.
   */
  shown?: string | null;
  children: ReactNode;
}

/** A page with a form: title above, form at the left, help at the right. */
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
