import { observer, useField } from '@formily/react';
import { useId, type ReactNode } from 'react';
import { localise } from '@/rules/locales';
import styles from '../form.module.css';
import { useFormKit } from '../kit';

/** A line, a heading, and the fields below it. */
export const Section = observer(({ children }: { children?: ReactNode }) => {
  const kit = useFormKit();
  const { title, description } = kit.groupOf(String(useField().address.segments.at(-1)));
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? headingId : undefined}>
      {title ? (
        <h2 className={styles.sectionTitle} id={headingId}>
          {localise(title, kit.locale)}
        </h2>
      ) : null}
      {description ? <p className={styles.help}>{localise(description, kit.locale)}</p> : null}
      <div className={styles.fields}>{children}</div>
    </section>
  );
});
