import type { ReactNode } from 'react';
import { useTitleFocus } from '@/ui/useArrival';
import styles from './LetterSection.module.css';

interface LetterSectionProps {
  title: string;
  intro: string;
  /** Changes when another thing is shown: its title then gets the focus. */
  shown: string | null;
  children?: ReactNode;
}

/** The part of the page with the form, which becomes that with the letter's number. */
export function LetterSection({ title, intro, shown, children }: LetterSectionProps) {
  const heading = useTitleFocus(shown);
  return (
    <section aria-labelledby="visa-letter">
      <div className={styles.inner}>
        <h2 id="visa-letter" className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
