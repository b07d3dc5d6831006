import type { ReactNode } from 'react';
import { Stack } from '@/ui/layout/Layout';
import styles from './State.module.css';

interface StateProps {
  title: string;
  text?: string;
  /** What to do next: buttons and links. */
  actions?: ReactNode;
  /** A decorative picture at the right. */
  picture?: ReactNode;
}

/** A list without entries: the reason and the next step. */
export const EmptyState = ({ title, text, actions, picture }: StateProps) => (
  <div className={styles.state}>
    <div className={styles.body}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && (
        <Stack inRow gap={2} className={styles.actions}>
          {actions}
        </Stack>
      )}
    </div>
    {picture && (
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
    )}
  </div>
);

/** A list that failed to load: what happened, and that nothing is lost. Announced at once. */
export const ErrorState = (props: StateProps) => (
  <div role="alert">
    <EmptyState {...props} />
  </div>
);
