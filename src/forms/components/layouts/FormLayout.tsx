import { FormLayout as FormilyFormLayout } from '@formily/antd/esm/form-layout';
import type { ComponentProps } from 'react';
import styles from '../../form.module.css';

/** Sets the layout of all fields in it; FormItem reads it. */
export const FormLayout = ({ children, ...props }: ComponentProps<typeof FormilyFormLayout>) => (
  <FormilyFormLayout {...props} shallow={false}>
    <div className={styles.fields} data-layout={props.layout}>
      {children}
    </div>
  </FormilyFormLayout>
);
