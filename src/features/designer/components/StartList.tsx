import { FormattedMessage } from 'react-intl';
import type { FormInfo } from '@/api/types';
import { designerMessages as messages } from '../messages';
import styles from './StartList.module.css';

/** The forms with their versions as files: all there is without a script, and until the designer has come. */
export const StartList = ({ forms }: { forms: readonly FormInfo[] }) => (
  <div className={styles.start}>
    <p className={styles.lead}>
      <FormattedMessage {...messages.intro} />
    </p>
    <noscript>
      <p className={styles.lead}>
        <FormattedMessage {...messages.noscript} />
      </p>
    </noscript>
    <ul className={styles.list}>
      {forms.map(({ formId, versions }) => (
        <li key={formId} className={styles.form}>
          <strong>{formId}</strong>
          <span className={styles.versions}>
            {versions.map(({ formVersion, url }) => (
              <a key={formVersion} href={url} className={styles.link}>
                {formId}/{formVersion}.json
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
