import { observer, useField } from '@formily/react';
import { useIntl } from 'react-intl';
import { useFormKit } from '../../kit';
import formStyles from '../../form.module.css';
import styles from './ExitNote.module.css';

/** Why the form cannot be sent; it appears with the answer that decides so, and is announced then. */
export const ExitNote = observer(() => {
  const field = useField();
  const kit = useFormKit();
  const { formatMessage } = useIntl();
  return (
    <div className={styles.note} id={kit.idOf(field.address.toString())} role="alert" tabIndex={-1} data-exit-note="">
      <p className={styles.title}>{formatMessage({ id: 'form.exitTitle' })}</p>
      <p className={styles.text}>{field.title}</p>
      {field.description ? <p className={formStyles.help}>{field.description}</p> : null}
    </div>
  );
});
