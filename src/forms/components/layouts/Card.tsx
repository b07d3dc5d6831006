import { observer, useField } from '@formily/react';
import AntdCard from 'antd/es/card';
import { useId, type ReactNode } from 'react';
import styles from '../../form.module.css';

/** A frame with a title. */
export const Card = observer(({ title, children }: { title?: string; children?: ReactNode }) => {
  const field = useField();
  const text = title ?? (field.title as string | undefined);
  const id = useId();
  return (
    <AntdCard title={text && <span id={id}>{text}</span>} {...(text && { role: 'group', 'aria-labelledby': id })}>
      <div className={styles.fields}>{children}</div>
    </AntdCard>
  );
});
