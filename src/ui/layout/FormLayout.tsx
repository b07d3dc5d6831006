import type { ReactNode } from 'react';
import styles from './FormLayout.module.css';
import { useFocusOnNavigation } from '@/ui/hooks/useFocusOnNavigation';
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
  contentKey?: string | null;
  children: ReactNode;
}

/** A page with a form: title above, form at the left, help at the right. */
export function FormLayout({ title, intro, side, contentKey, children }: FormLayoutProps) {
  const heading = useFocusOnNavigation(contentKey);
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
