import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES, type Locale } from './locales';
import { useLocale } from './useLocale';
import styles from './TranslationNote.module.css';

/** Notes that a text is shown in another language than the page's; renders nothing if it is the same. */
export const TranslationNote = ({ contentLocale }: { contentLocale: Locale }) =>
  contentLocale === useLocale() ? null : (
    <p className={styles.note}>
      <FormattedMessage id="i18n.translation" values={{ language: LANGUAGE_NAMES[contentLocale].name }} />
    </p>
  );
